// Keeps the whole site on the device. Every version has a cache of its own, so a page never gets files of two versions;
// a new version takes over when no page of the old one is left, or when the player asks for it and no other page is open.
// The build fills in these constants: the version, { path: hash of the content }, and what every start needs.
const VERSION = "{{version}}";
const FILES = "{{files}}";
const NEEDED = "{{needed}}";

const OURS = `kaartbord ${self.registration.scope} `; // caches are shared by all pages of an origin
const CACHE = OURS + VERSION;
const base = self.registration.scope;
const key = (path) => `${base}${path}?hash=${FILES[path]}`;
const ANSWER = 500; // ms for a page to answer

async function hashOf(response) {
  const hash = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const isSound = async (response, path) => (await hashOf(response.clone())).startsWith(FILES[path]);

async function keep(cache, path) {
  const known = await caches.match(key(path)); // unchanged since an earlier version: no download
  if (known && (await isSound(known, path))) return cache.put(key(path), known);
  const response = await fetch(base + path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  if (!(await isSound(response, path))) throw new Error("the server sends something else");
  return cache.put(key(path), await asOurs(response, path));
}

// A response that was redirected would be refused for a navigation later on, and only WebAssembly that is called so is
// compiled while it is read.
async function asOurs(response, path) {
  const type = path.endsWith(".wasm") ? "application/wasm" : response.headers.get("Content-Type");
  if (!response.redirected && type === response.headers.get("Content-Type")) return response;
  return new Response(await response.blob(), { headers: type ? { "Content-Type": type } : {} });
}

async function install() {
  const cache = await caches.open(CACHE);
  const all = Object.keys(FILES).map((path) => keep(cache, path).catch((error) => without(path, error)));
  const missing = (await Promise.all(all)).find((fault) => fault instanceof Error);
  if (missing) throw missing;
}

// A file that the game can do without may be missing; but not one that an earlier version had, as then most likely
// a new version is being put there at this moment.
async function without(path, error) {
  if (!NEEDED.includes(path) && !(await caches.match(base + path, { ignoreSearch: true }))) return null;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const why = error.name === "QuotaExceededError" ? "room" : error.name === "TypeError" ? "soon" : "file";
  for (const page of pages) page.postMessage({ unkept: why, path, version: VERSION });
  return new Error(`cannot keep ${path}: ${error.message}`);
}

async function dropOldCaches() {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
}

// The pages with rules need nothing but themselves, so they can stay open while the version changes.
async function gamePages() {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ url }) => url.startsWith(base) && !url.startsWith(`${base}rules/`));
}

async function answer(request, path) {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(key(path))) || (await keepLate(cache, path));
  if (!kept) return request.mode === "navigate" || (await isCurrent()) ? fetch(request) : Response.error();
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("range") || "");
  return range ? part(kept, Number(range[1]), range[2]) : kept;
}

// What could not be had when the rest was kept.
const keepLate = (cache, path) =>
  keep(cache, path).then(
    () => cache.match(key(path)),
    () => null,
  );

// Whether the site still is of this version, though it may change a file on the way.
const isCurrent = () =>
  fetch(`${base}sw.js`, { cache: "no-cache" })
    .then((response) => response.text())
    .then((worker) => worker.includes(`"${VERSION}"`));

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
      gamePages().then(({ length }) => (length > 1 ? event.source.postMessage({ busy: true }) : self.skipWaiting())),
    );
});

// A notice leads back to a page of the game that it is about, else to any page of ours, else to a new one. Where a page
// is now only it knows itself, as a browser may go on naming the address that it was loaded from.
async function comeBack({ data }) {
  const pages = await gamePages();
  const shows = await Promise.all(pages.map((page) => doesShow(page, data).catch(() => false)));
  const page = pages[Math.max(shows.indexOf(true), 0)];
  return page ? page.focus() : clients.openWindow(data);
}

function doesShow(page, address) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    setTimeout(done, ANSWER, false);
    page.postMessage({ shows: address }, [port2]);
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification));
});

// The path of a file of ours that an address leads to; hosts differ in whether they leave out `index` and `.html`.
function pathOf(url) {
  const path = new URL(url).pathname.slice(new URL(base).pathname.length);
  return [path, `${path}.html`, `${path}index.html`].find((name) => Object.hasOwn(FILES, name));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(base)) return;
  const path = pathOf(request.url);
  if (path) event.respondWith(answer(request, path));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => answer(request, "404.html")));
});
