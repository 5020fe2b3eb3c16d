/** Whether the server answers, and what is there instead. */
class Connection {
  /** When the server last said what is shown; 0: nothing of it is there; null: the server answers. */
  offline = $state<number | null>(null);
  /** Whether a newer page is there than this one. */
  newer = $state(false);

  /** Take note of an answer; the worker says of what it kept when that was told. */
  heard(answer: Response): void {
    const kept = answer.headers.get("ludoteka-kept");
    this.offline = kept ? Number(kept) : null;
  }

  lost(): void {
    if (!navigator.onLine) this.offline ??= 0;
  }
}
export const connection = new Connection();

const HOUR = 3_600_000;

/** Let the page be kept for when there is no connection, and learn when there is a newer one. It is never loaded by itself. */
export function beginKeeping(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !globalThis.isSecureContext) return;
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const version = own ? new URL(own.src).pathname : "";
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ version?: string } | null>) => {
    if (data?.version && data.version !== version) connection.newer = true;
  });
  // a part of this page that the server has no more
  window.addEventListener("vite:preloadError", () => (connection.newer = navigator.onLine));
  window.addEventListener("offline", () => connection.lost());
  let looked = Date.now();
  const keep = async () => {
    const registration = await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - looked < HOUR) return;
      looked = Date.now();
      void registration.update().catch(() => undefined);
    });
  };
  const idle = () => setTimeout(() => void keep().catch(() => undefined), 1000);
  if (document.readyState === "complete") idle();
  else window.addEventListener("load", idle, { once: true });
}

/** What was kept is somebody's: another person, or nobody, finds nothing of it. */
export function forgetKept(): void {
  if ("caches" in globalThis) void caches.delete("ludoteka-kept").catch(() => undefined);
}
