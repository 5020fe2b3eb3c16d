import { api } from "../net/api";
import { language } from "../words/words.svelte";
import { preferred } from "./taste/preferences.svelte";

/** `none`: this browser knows no notifications, or not here: they need https. */
export type Possible = NotificationPermission | "none";

function possible(): Possible {
  return "Notification" in globalThis && globalThis.isSecureContext ? Notification.permission : "none";
}

/** Tells outside the page that it is somebody's turn, where they want that. It names the game, never a card. */
class News {
  possible = $state<Possible>(possible());

  /** Whether it was never said yes or no to, and can be. */
  get undecided(): boolean {
    return this.possible === "default" && !preferred.decided("notify");
  }

  get on(): boolean {
    return this.possible === "granted" && preferred.values.notify;
  }

  async toggle(): Promise<void> {
    if (!this.on) return this.allow();
    preferred.choose({ notify: false });
    await this.unsubscribe();
  }

  /** Ask the browser, and let this device be told also when no page is open. */
  async allow(): Promise<void> {
    this.possible = await Notification.requestPermission();
    if (this.possible !== "granted") return;
    preferred.choose({ notify: true });
    await this.subscribe();
  }

  /** Not now is kept: nobody asks again. */
  decline(): void {
    preferred.choose({ notify: false });
  }

  /** Where this browser has no push service, an open page still tells. */
  private async subscribe(): Promise<void> {
    if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return;
    try {
      const { key } = await api.pushKey();
      if (!key) return;
      await navigator.serviceWorker.register("/worker.js");
      const { pushManager } = await navigator.serviceWorker.ready;
      const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      const { endpoint, keys } = made.toJSON();
      await api.subscribe({ endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", language: language() });
    } catch (error) {
      console.info("This browser cannot be told by push.", error);
    }
  }

  private async unsubscribe(): Promise<void> {
    const registration = await navigator.serviceWorker?.getRegistration();
    const made = await registration?.pushManager?.getSubscription();
    if (!made) return;
    await made.unsubscribe();
    await api.unsubscribe(made.endpoint).catch(() => undefined); // its service will say that it is no more
  }

  /** Say it to whoever does not see the page; a later one about the same table takes its place. */
  tell(about: string, title: string, body: string): void {
    if (!document.hidden || !preferred.values.notify || possible() !== "granted") return;
    try {
      const shown = new Notification(title, { body, tag: about, icon: "/icon-turn.svg" });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    } catch {
      // phones let only the worker speak
      void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, { body, tag: about, icon: "/icon-turn.svg", data: { url: location.pathname } }));
    }
  }
}
export const news = new News();
