"""Small PNG files: of the colors of a screenshot the 256 that render it best."""

import base64
import struct
import zlib
from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Page

Pixels = npt.NDArray[np.uint8]
"""A picture: rows of pixels of red, green and blue."""

COLORS: Final = 256
"""Size of a palette."""

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"

INDEXED: Final = 3
"""PNG's type of a picture whose pixels are places in a palette."""

DECODE: Final = """async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const [width, height] = [image.naturalWidth, image.naturalHeight];
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let text = '';
  for (let at = 0; at < data.length; at += 8192)
    text += String.fromCharCode(...data.subarray(at, at + 8192));
  return [width, height, btoa(text)];
}"""
"""JavaScript: width, height and pixels of a picture, four bytes each."""


def pixels_of(png: bytes, page: Page) -> Pixels:
    """Pixels of a PNG file, which the browser decodes at an empty page."""
    width, height, data = page.evaluate(DECODE, f"data:image/png;base64,{base64.b64encode(png).decode()}")
    return np.frombuffer(base64.b64decode(data), np.uint8).reshape(height, width, 4)[:, :, :3]


def side_by_side(pictures: Sequence[Pixels], gap: int, gray: int) -> Pixels:
    """Pictures of one height as one, with gaps between them."""
    between = np.full((pictures[0].shape[0], gap, 3), gray, np.uint8)
    strips = [part for picture in pictures for part in (between, picture)]
    return np.concatenate(strips[1:], axis=1)


def indexed_png(pixels: Pixels) -> bytes:
    """A PNG file of the pixels, with a palette."""
    height, width, _ = pixels.shape
    codes = pixels.astype(np.uint32) @ np.array([1 << 16, 1 << 8, 1], np.uint32)
    known, places, counts = np.unique(codes.ravel(), return_inverse=True, return_counts=True)
    colors = np.stack([known >> 16, known >> 8 & 255, known & 255], axis=1).astype(np.int64)
    palette, nearest = _palette(colors, counts)
    rows = nearest[places].astype(np.uint8).reshape(height, width)
    unfiltered = np.concatenate([np.zeros((height, 1), np.uint8), rows], axis=1)
    return SIGNATURE + b"".join(
        [
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, INDEXED, 0, 0, 0)),
            _chunk(b"PLTE", palette.astype(np.uint8).tobytes()),
            _chunk(b"IDAT", zlib.compress(unfiltered.tobytes(), 9)),
            _chunk(b"IEND", b""),
        ]
    )


def _palette(
    colors: npt.NDArray[np.int64], counts: npt.NDArray[np.int64]
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """A palette, and for each of the colors its place there.

    What comes next is always the color whose pixels are wrong by most in sum, so that large plain parts keep
    theirs as they are.
    """
    chosen: list[int] = []
    nearest = np.zeros(len(colors), np.int64)
    wrong = np.full(len(colors), np.iinfo(np.int32).max, np.int64)
    while len(chosen) < COLORS and wrong.any():
        chosen.append(int(np.argmax(wrong * counts)))
        distance = ((colors - colors[chosen[-1]]) ** 2).sum(axis=1)
        nearest[distance < wrong] = len(chosen) - 1
        wrong = np.minimum(wrong, distance)
    return colors[chosen], nearest


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
