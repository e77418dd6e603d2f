"""TODO."""

from __future__ import annotations

STORES = {
    "refused": "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };",
    "none": "delete Window.prototype.indexedDB; delete window.indexedDB;",
    "full": "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    "odd": "IDBObjectStore.prototype.put = () => { throw undefined; };",
    "aborts": """const put = IDBObjectStore.prototype.put;
                 IDBObjectStore.prototype.put = function (...all) {
                   const request = put.apply(this, all);
                   this.transaction.abort();
                   return request;
                 };""",
    "silent": "IDBFactory.prototype.open = () => ({});",
}
