// Keeps the page for use without internet by its service worker (sw.js), and brings new versions. A classic script of
// its own, so that it works where boot.js does not; in the syntax of 2015, as every browser must be able to read it.
(function () {
  "use strict";
  const root = document.documentElement;
  const container = navigator.serviceWorker; // undefined where nothing can be kept
  const find = (id) => document.getElementById(id);
  if (window.top !== window.self) return; // see boot.js

  // ------------------------------------------------------------------------------------------------ updates
  let asked = false;
  let busy = () => {};

  // For a page that met a link of a later version. Neither ever fails: they answer with a word.
  window.kaartbordUpdate = {
    // "ready" once a newer version can take over, "none" if there is none, "offline" if it could not be fetched.
    find: () => registration().then(newer).catch(() => "offline"),
    // Has it take over and reloads the page at its address; "busy" if other tabs are in the way.
    take: () =>
      registration().then((kept) => {
        asked = true;
        if (kept && kept.waiting) kept.waiting.postMessage({ update: true });
        else location.reload();
        return new Promise((done) => (busy = () => done("busy")));
      }),
  };

  // What keeps this page; none where it is not kept.
  const registration = () =>
    container && container.controller ? container.getRegistration() : Promise.resolve(null);

  function newer(kept) {
    if (!kept) return published().then((version) => (version === root.dataset.version ? "none" : "ready"));
    const updated = kept.update().catch((error) => {
      if (!kept.waiting) throw error;
    });
    return updated.then(() => {
      const worker = kept.installing || kept.waiting;
      if (!worker) return "none";
      return settled(worker).then(() => (worker.state === "redundant" ? "offline" : "ready"));
    });
  }

  const settled = (worker) =>
    worker.state === "installing"
      ? new Promise((done) => worker.addEventListener("statechange", done, { once: true }))
      : Promise.resolve();

  // The version that the site has now, where no service worker stands in between.
  const published = () =>
    fetch("index.html", { cache: "no-cache" })
      .then((page) => (page.ok ? page.text() : ""))
      .then((text) => /data-version="(\w+)"/.exec(text)[1]);

  // ------------------------------------------------------------------------------------------------ home screen
  // On a phone with games that may have the page on its home screen, the lobby says so, once. Chromium tells when that
  // is; of Apple's browsers only those that can be on a home screen say whether the page is.
  const TOLD = "kaartbord.install";
  let offered = null;
  const isPhone = () => matchMedia("(pointer: coarse)").matches;

  function invite() {
    const apple = navigator.standalone === false;
    if (!(offered || apple) || !isPhone() || root.dataset.screen !== "lobby" || !isNews()) return;
    for (const name of apple ? ["install", "install-apple", "install-backup"] : ["install", "install-can", "install-add"])
      find(name).hidden = false;
    find("install-seen").onclick = () => (find("install").hidden = true);
    find("install-add").onclick = () => {
      find("install").hidden = true;
      offered.prompt();
    };
  }

  function isNews() {
    try {
      const news = localStorage.getItem("kaartbord.kept") && !localStorage.getItem(TOLD);
      if (news) localStorage.setItem(TOLD, "yes");
      return news;
    } catch (_) {
      return false;
    }
  }

  addEventListener("beforeinstallprompt", (event) => {
    if (isPhone()) event.preventDefault();
    offered = event;
    invite();
  });
  new MutationObserver(invite).observe(root, { attributeFilter: ["data-screen"] });

  // ------------------------------------------------------------------------------------------------ offline
  // Until the site is kept, `data-unkept` says why not: "soon" if that is still to come; "insecure", "private" (what a
  // private window, or a browser that stores nothing, refuses), "room" or "file" (which one is in `data-lacks`) if not.
  // In index.html that is this file, for as long as it has not come.
  let told = false;
  delete root.dataset.lacks;

  function unkept(why, path) {
    if (root.dataset.offline || root.dataset.lacks) return; // the first file says enough
    told = true;
    root.dataset.unkept = why;
    if (why === "file") root.dataset.lacks = path;
  }

  if (!container) {
    unkept(window.isSecureContext ? "private" : "insecure");
    return;
  }
  root.dataset.unkept = "soon";

  const makeRoom = (entries) => root.style.setProperty("--news", `${entries[0].target.offsetHeight}px`);
  const room = new ResizeObserver(makeRoom);

  function offer(worker) {
    find("update").hidden = false;
    room.observe(find("update"));
    find("update-now").onclick = () => {
      asked = true;
      worker.postMessage({ update: true });
    };
    find("update-later").onclick = () => (find("update").hidden = true);
  }

  function watch(worker) {
    const changed = () => {
      if (worker.state === "installed" && container.controller) offer(worker);
      if (worker.state === "redundant" && !told) unkept("private");
      if (worker.state === "activated") {
        root.dataset.offline = "yes";
        delete root.dataset.unkept;
        worker.postMessage({ claim: root.dataset.version });
      }
    };
    worker.addEventListener("statechange", changed);
    changed();
  }

  container.addEventListener("controllerchange", () => asked && location.reload());
  container.addEventListener("message", (event) => {
    const said = event.data;
    if (said.unkept) unkept(said.unkept, said.path);
    if (said.shows) event.ports[0].postMessage(shows(said.shows));
    if (!said.busy) return;
    find("update-busy").hidden = false;
    busy();
  });

  // Whether this page shows the game that an address leads to: Python knows.
  const shows = (address) =>
    !document.dispatchEvent(new CustomEvent("kaartbord:shows", { cancelable: true, detail: address }));

  const keep = () => container.register("sw.js", { updateViaCache: "none" }).then(follow, explain);

  function follow(found) {
    if (!found) return unkept("private"); // what stands in for a browser's own registration may answer nothing
    for (const worker of [found.active, found.waiting, found.installing]) if (worker) watch(worker);
    return found.addEventListener("updatefound", () => watch(found.installing));
  }

  function explain(error) {
    console.info("not kept for use without internet:", error.message);
    const isScript = (answer) => answer.ok && /(java|ecma|live|j)script/.test(answer.headers.get("Content-Type"));
    fetch("sw.js", { cache: "no-store" })
      .then((answer) => unkept(isScript(answer) ? "private" : "file", "sw.js"), () => unkept("soon"));
  }

  // Not before the game is ready: keeping it must not compete with starting it.
  new MutationObserver((_, observer) => {
    observer.disconnect();
    keep();
  }).observe(root, { attributeFilter: ["data-ready"] });
})();
