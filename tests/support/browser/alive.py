"""TODO."""

from __future__ import annotations

CATCH_MEMORY = """window.memories = [];
for (const how of ["instantiate", "instantiateStreaming"]) {
  const real = WebAssembly[how];
  WebAssembly[how] = async (...all) => {
    const made = await real(...all);
    const exported = Object.values((made.instance ?? made).exports);
    memories.push(...exported.filter((one) => one instanceof WebAssembly.Memory));
    return made;
  };
}"""
"""What Python lives in."""
