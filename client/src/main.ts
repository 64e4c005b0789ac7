import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepDrafts } from "./lib/drafts";
import { house } from "./lib/house.svelte";
import { followLinks } from "./lib/router.svelte";
import { keepSettings } from "./lib/settings.svelte";
import { learn } from "./lib/words.svelte";

keepSettings();
followLinks();
addEventListener("pagehide", keepDrafts);
document.addEventListener("visibilitychange", keepDrafts);
await learn("client");
void house.begin();
mount(App, { target: document.getElementById("app")! });
