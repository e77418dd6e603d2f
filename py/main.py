"""Start-up of the page; runs on the main thread inside PyScript.

Two signals tell the world outside Python how far we are:

* `performance.mark("kaartbord:drawn")` once the first screen is drawn (the benches measure it);
* `document.documentElement.dataset.ready = "yes"` once the page can be used: web/boot.js takes the progress
  bar away and the end-to-end tests begin. It must be set before this script ends, or boot.js reports a
  failed start.
"""

from unpack import unpack_engine

unpack_engine()

from kaartbord.page.app import App  # noqa: E402

await App().start()  # type: ignore[top-level-await]
