// Keeps the whole site on the device. Every version has a cache of its own, so a page never gets files of two versions;
// a new version takes over when no page of the old one is left, or when the player asks for it and no other page is open.
// The build fills in both constants: the version, and { path: hash of the content }.
const VERSION = "{{version}}";
const FILES = "{{files}}";

const OURS = `kaartbord ${self.registration.scope} `; // caches are shared by all pages of an origin
const CACHE = OURS + VERSION;
const base = self.registration.scope;
const key = (path) => `${base}${path}?hash=${FILES[path]}`;

async function keep(cache, path) {
  const known = await caches.match(key(path)); // unchanged since an earlier version: no download
  const response = known || (await fetch(base + path, { cache: "no-cache" }));
  // A redirected response would be refused for a navigation later on.
  if (!response.ok || response.redirected) throw new Error(`cannot keep ${path}: ${response.status}`);
  await cache.put(key(path), response);
}

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(Object.keys(FILES).map((path) => keep(cache, path)));
}

async function dropOldCaches() {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
}

// The pages with rules need nothing but themselves, so they can stay open while the version changes.
async function pageCount() {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ url }) => url.startsWith(base) && !url.startsWith(`${base}rules/`)).length;
}

async function answer(request, path) {
  const kept = await (await caches.open(CACHE)).match(key(path));
  if (!kept) return fetch(request);
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("range") || "");
  return range ? part(kept, Number(range[1]), range[2]) : kept;
}

async function part(response, start, end) {
  const body = await response.blob();
  const stop = end === "" ? body.size : Math.min(Number(end) + 1, body.size);
  if (start >= stop) return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${body.size}` } });
  const headers = new Headers({ "Content-Type": response.headers.get("Content-Type") });
  headers.set("Content-Range", `bytes ${start}-${stop - 1}/${body.size}`);
  return new Response(body.slice(start, stop), { status: 206, headers });
}

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(dropOldCaches()));

self.addEventListener("message", (event) => {
  const { claim, update } = event.data;
  if (claim === VERSION) event.waitUntil(clients.claim()); // the first visit: this page is of this version
  if (update)
    event.waitUntil(
      pageCount().then((count) => (count > 1 ? event.source.postMessage({ busy: true }) : self.skipWaiting())),
    );
});

// A notice leads back to the page that shows it; see page/sharing/notices.py.
async function comeBack({ data }) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  await pages.find(({ url }) => url === data)?.focus();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(base)) return;
  const path = decodeURI(new URL(request.url).pathname).slice(new URL(base).pathname.length) || "index.html";
  if (path in FILES) event.respondWith(answer(request, path));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => answer(request, "404.html")));
});
