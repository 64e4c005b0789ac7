/** Notices of the system that it is one's turn, while the page lies in the background; no post is sent from elsewhere. */

import { settings } from "./settings.svelte";

/** Ask the browser to be allowed to; only a click may do that. */
export async function mayTell(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

export function tell(title: string, text: string): void {
  if (!settings.notices || document.visibilityState === "visible" || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body: text, tag: location.pathname, icon: "/awaited.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some telephones let only pages tell that have a worker of their own
  }
}
