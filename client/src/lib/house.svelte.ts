/** Whether the house is in reach, and whether its games are kept on this device. */

const READING = /^\/api\/(games|rules|lessons)\b/; // what is kept with the games
const KEPT = "/engine.zip";
const PROBE = "/calm.svg"; // what this browser has anyway, and says so if it does not come from the house
const PAUSE = 5000; // milliseconds between two looks for a house that is out of reach

class House {
  reached = $state(navigator.onLine);
  kept = $state(false);
  keeping: number | null = $state(null); // the share of the games that is here, while they are fetched
  failed = $state(false); // they could not be fetched
  private ready: Promise<void> = Promise.resolve(); // it is known whether the house is in reach
  private timer = 0;

  /** Ask the house; null where it is out of reach. */
  async fetch(address: string, request: RequestInit): Promise<Response | null> {
    await this.ready;
    if (!this.reached && !READING.test(address)) return null;
    try {
      return await fetch(address, request);
    } catch {
      this.lose();
      return null;
    }
  }

  private lose(): void {
    this.reached = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.look(), PAUSE);
  }

  /** Look whether the house is in reach, and again until it is. */
  private readonly look = async (): Promise<void> => {
    const answer = await fetch(PROBE, { cache: "no-store" }).catch(() => null);
    if (!answer || answer.headers.has("x-kept")) this.lose();
    else this.reached = true;
  };

  /** Whether this browser can keep games at all: only for pages that nobody could have tampered with. */
  get able(): boolean {
    return import.meta.env.PROD && "serviceWorker" in navigator;
  }

  /** Let the pages be kept, and look whether the games are; to be called once. */
  async begin(): Promise<void> {
    addEventListener("online", this.look);
    addEventListener("offline", () => this.lose());
    if (!this.able) return;
    if (navigator.serviceWorker.controller) this.ready = this.look();
    this.kept = (await caches.match(KEPT)) !== undefined;
    if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
    await navigator.serviceWorker.register("/sw.js").catch(() => undefined); // the house may be out of reach
  }

  /** Fetch the games and keep them. */
  async keep(): Promise<void> {
    this.failed = !(await navigator.serviceWorker.getRegistration());
    if (this.failed) return;
    this.keeping = 0;
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<number | null>) => {
      this.kept = data === 1;
      this.failed = data === null;
      this.keeping = data === null || data === 1 ? null : data;
    };
    active?.postMessage("keep", [port2]);
    await navigator.storage?.persist?.();
  }

  /** Keep them no more; games that are going on stay. */
  async forget(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith("engine-"));
    await Promise.all(names.map((name) => caches.delete(name)));
    this.kept = false;
  }
}

export const house = new House();
