"""How deep a JSON text is nested, before anything is built from it."""

from __future__ import annotations

import numpy as np

#: What each character does to the depth.
_STEPS = np.zeros(256, np.int8)
_STEPS[list(b"[{")], _STEPS[list(b"]}")] = 1, -1
_QUOTE = ord('"')


def is_deep(text: bytes, most: int) -> bool:
    """Whether brackets in a JSON text are nested more than `most` deep.

    Every step looks at each character once, whatever the text is: its sender chooses it.

    >>> is_deep(b"[[[1]]]", 2), is_deep(b'["[[["]', 2)
    (True, False)
    """
    if text.count(b"[") + text.count(b"{") <= most:
        return False
    # Without escaped characters every quotation mark begins or ends a string.
    plain = text.replace(b"\\\\", b"").replace(b'\\"', b"")
    codes = np.frombuffer(plain, np.uint8)
    outside = np.cumsum(codes == _QUOTE, dtype=np.int32) & 1 == 0
    depths = np.cumsum(_STEPS[codes] * outside, dtype=np.int32)
    return int(depths.max()) > most
