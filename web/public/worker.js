// Speaks when no page is open: the server says whose turn it is, by Web Push. And keeps what the page begins with, so
// that it opens from the home screen without a connection: what changes is always asked for first, what is kept is only
// shown where nobody answers. Both are filled in when the page is built.
const VERSION = "";
const SHELL = [];

const CACHE = `ludoteka-${VERSION}`;
/** What the server said last of oneself, the shelf and the tables. */
const KEPT = "ludoteka-kept";
const OWN = "/api/me/tables";
const ANSWERS = new Set(["/api/me", OWN, "/api/games", "/api/tables"]);

self.addEventListener("install", (event) =>
  event.waitUntil(
    (async () => {
      const page = await fetch("/", { cache: "reload" });
      // while a new version is put in place, page and worker may be of two: then it is tried again later
      if (!page.ok || !(await page.clone().text()).includes(VERSION)) throw new Error("The page is of another version.");
      const cache = await caches.open(CACHE);
      await cache.addAll(SHELL);
      await cache.put("/", page);
      await self.skipWaiting(); // nothing of a page that is open changes by this
    })(),
  ),
);

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      // a page that is open still may need parts of the version before
      const versions = (await caches.keys()).filter((name) => name.startsWith("ludoteka-/"));
      for (const old of versions.slice(0, -2)) if (old !== CACHE) await caches.delete(old);
      await self.clients.claim();
      for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage({ version: VERSION });
    })(),
  ),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/")) event.respondWith(opened(request));
  } else if (pathname.startsWith("/assets/")) event.respondWith(built(request));
  else if (ANSWERS.has(pathname) && !search) event.respondWith(answered(request));
});

/** The page: as the server has it; where it cannot be reached, as it was. */
async function opened(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = (await (await caches.open(CACHE)).match("/")) ?? (await caches.match("/"));
    if (!kept) throw error;
    return kept;
  }
}

/** A built file never changes: its name does. */
async function built(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

/** What the server says now; where it cannot be reached, what it said last, and when that was. */
async function answered(request) {
  const cache = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, await dated(fresh.clone()));
    // a device that was removed is nobody's: what it kept of somebody goes, whichever answer says so first
    if (fresh.status === 401 || (fresh.ok && (await isNobody(request, fresh.clone())))) await cache.delete(OWN);
    return fresh;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

async function isNobody(request, answer) {
  return new URL(request.url).pathname === "/api/me" && (await answer.json()).name === null;
}

async function dated(answer) {
  const headers = { "content-type": "application/json", "ludoteka-kept": String(Date.now()) };
  return new Response(await answer.text(), { headers });
}

self.addEventListener("push", (event) => {
  const { title, body, tag, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/icon-turn.svg", data: { url } }));
});

// The table comes to the front where it is open already, and is opened where it is not.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((one) => new URL(one.url).pathname === url.pathname);
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});
