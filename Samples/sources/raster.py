#!/usr/bin/env python3
"""Turns clean printed pages into scans and phone photos (deterministic).

Usage: raster.py KIND OUTPUT PAGE.png [PAGE.png ...]
KIND: gray-scan | pdf-scan | tiff-scan | photo | heic-photo
Needs: pillow, numpy; heic-photo also pillow-heif
"""
import sys

import numpy as np
from PIL import Image, ImageFilter

DPI = (200, 200)
# The number that EXIF has for how a picture is turned.
ORIENTATION = 0x0112


def scan(path, seed, angle, noise, blur):
    """A flatbed scan: slightly rotated, slightly soft, paper not quite white."""
    page = Image.open(path).convert("L")
    page = page.rotate(angle, resample=Image.BICUBIC, fillcolor=255)
    page = page.filter(ImageFilter.GaussianBlur(blur))
    values = np.asarray(page, dtype=np.float32)
    rng = np.random.default_rng(seed)
    values = 26 + values * (246 - 26) / 255
    grain = rng.normal(0, noise, (values.shape[0] // 2 + 1, values.shape[1] // 2 + 1))
    grain = np.kron(grain, np.ones((2, 2)))[:values.shape[0], :values.shape[1]]
    values = values + grain
    for _ in range(60):  # dust
        y = int(rng.integers(0, values.shape[0] - 3))
        x = int(rng.integers(0, values.shape[1] - 3))
        values[y:y + 2, x:x + 2] -= 60
    return Image.fromarray(np.clip(values, 0, 255).astype(np.uint8))


def coefficients(target, source):
    """The eight numbers of the perspective that maps target points to source points."""
    rows, right = [], []
    for (x, y), (u, v) in zip(target, source):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y])
        right += [u, v]
    return np.linalg.solve(np.array(rows, float), np.array(right, float))


def photo(path, size=(1700, 2300)):
    """A sheet on a table: skewed, in perspective, shadow from one corner, grain."""
    page = Image.open(path).convert("RGB")
    w, h = page.size
    width, height = size
    # Corners of the sheet in the photo, clockwise from top left: turned by about
    # 2.5 degrees and narrower at the top.
    target = [(141, 62), (1594, 128), (1578, 2228), (52, 2166)]
    c = coefficients(target, [(0, 0), (w, 0), (w, h), (0, h)])
    sheet = page.transform(size, Image.PERSPECTIVE, c, Image.BICUBIC, fillcolor=(0, 0, 0))
    mask = Image.new("L", (w, h), 255).transform(size, Image.PERSPECTIVE, c, Image.BICUBIC)
    rng = np.random.default_rng(909)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    table = np.stack([96 + 9 * np.sin(x / 37 + np.sin(y / 410) * 3) + 0 * y,
                      70 + 7 * np.sin(x / 37 + np.sin(y / 410) * 3),
                      48 + 5 * np.sin(x / 37 + np.sin(y / 410) * 3)], axis=-1)
    inside = (np.asarray(mask, np.float32) / 255)[..., None]
    values = np.asarray(sheet, np.float32) * np.array([0.97, 0.955, 0.91]) * inside \
        + table * (1 - inside)
    light = 0.98 - 0.22 * (x / width) - 0.16 * (y / height)
    edge = 1 / (1 + np.exp(-((x + 0.55 * y) - 2050) / 150))  # soft shadow, lower right
    light = light * (1 - 0.24 * edge)
    values = values * light[..., None]
    values = values + rng.normal(0, 2.2, values.shape)
    image = Image.fromarray(np.clip(values, 0, 255).astype(np.uint8))
    return image.filter(ImageFilter.GaussianBlur(0.6))


def bilevel(image, threshold=165):
    return image.point(lambda v: 255 if v > threshold else 0).convert("1", dither=Image.Dither.NONE)


def main():
    kind, output, pages = sys.argv[1], sys.argv[2], sys.argv[3:]
    if kind == "gray-scan":
        image = scan(pages[0], 8, 0.35, 3.0, 0.6)
        # Sixteen grey levels, as many office scanners deliver; keeps the file small.
        image = image.point(lambda v: min(255, (v + 8) // 17 * 17))
        image.save(output, optimize=True, dpi=DPI)
    elif kind == "pdf-scan":
        images = [scan(p, 12 + i, -0.6, 4.0, 0.7) for i, p in enumerate(pages)]
        images[0].save(output, "PDF", save_all=True, append_images=images[1:],
                       resolution=200.0, quality=62)
    elif kind == "tiff-scan":
        images = [bilevel(scan(p, 18 + i, (0.4, -0.25)[i % 2], 9.0, 0.7))
                  for i, p in enumerate(pages)]
        images[0].save(output, "TIFF", save_all=True, append_images=images[1:],
                       compression="group4", dpi=DPI)
    elif kind == "photo":
        photo(pages[0]).save(output, "JPEG", quality=80, dpi=(72, 72))
    elif kind == "heic-photo":
        import pillow_heif
        pillow_heif.register_heif_opener()
        # As a telephone held on its side saves it: lying, with a note on how to turn it.
        turned = photo(pages[0]).filter(ImageFilter.GaussianBlur(0.5)).rotate(90, expand=True)
        exif = Image.Exif()
        exif[ORIENTATION] = 6
        turned.save(output, "HEIF", quality=45, exif=exif.tobytes())
    else:
        sys.exit("unknown kind: " + kind)


if __name__ == "__main__":
    main()
