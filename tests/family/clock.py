"""Time that passes only where somebody waits for it, so that an evening takes a moment; a device may sleep."""

import asyncio
import contextvars
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

MOST = 50_000
"""Things that may happen in a few seconds; what goes round for ever makes more."""


class Clock(asyncio.AbstractEventLoop):
    """A loop without sockets, whose time jumps to whatever comes next."""

    def __init__(
        self,
        asleep: Callable[[contextvars.Context], bool],
        failed: Callable[[Any], object],
        began: Callable[["asyncio.Task[Any]"], object],
    ) -> None:
        """`asleep` says whether what runs in a context has to wait; `failed` hears of what nobody caught, and
        `began` of each task."""
        self._asleep, self._failed, self._began = asleep, failed, began
        self._now = 1000.0
        self._soon: deque[tuple[asyncio.Handle, contextvars.Context]] = deque()
        self._later: list[tuple[float, int, asyncio.TimerHandle, contextvars.Context]] = []
        self._held: list[tuple[asyncio.Handle, contextvars.Context]] = []
        self._count = 0

    def time(self) -> float:
        return self._now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, work: Coroutine[Any, Any, Any], **more: Any) -> asyncio.Task[Any]:  # type: ignore[override]
        task = asyncio.Task(work, loop=self, **more)
        self._began(task)
        return task

    def call_soon(self, hear: Callable[..., object], *args: Any, context: Any = None) -> asyncio.Handle:  # type: ignore[override]
        where = context or contextvars.copy_context()
        handle = asyncio.Handle(hear, args, self, where)
        self._soon.append((handle, where))
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, hear: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, hear, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, hear: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        where = context or contextvars.copy_context()
        handle = asyncio.TimerHandle(when, hear, args, self, where)
        self._count += 1
        heapq.heappush(self._later, (when, self._count, handle, where))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Is called by a handle; what was cancelled is passed over when its time comes."""

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self._failed(context)

    def run(self, seconds: float) -> None:
        """Let this much time pass, or less where nobody waits for anything."""
        end = self._now + seconds
        asyncio._set_running_loop(self)
        try:
            self._soon.extend(self._held)
            self._held = []
            made = 0
            while self._soon or (self._later and self._later[0][0] <= end):
                if (made := made + len(self._soon)) > MOST:
                    self._failed({"message": "the page does not come to rest"})
                    self._soon.clear()
                    break
                if not self._soon:
                    self._now = max(self._now, self._later[0][0])
                while self._later and self._later[0][0] <= self._now:
                    _, _, timer, where = heapq.heappop(self._later)
                    self._soon.append((timer, where))
                for _ in range(len(self._soon)):
                    handle, where = self._soon.popleft()
                    if handle.cancelled():
                        continue
                    if self._asleep(where):
                        self._held.append((handle, where))
                    else:
                        handle._run()
            self._now = end
        finally:
            asyncio._set_running_loop(None)
