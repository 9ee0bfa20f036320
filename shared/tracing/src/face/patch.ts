import { dilate } from '@scribblepup/imaging/morphology';
import { crossings } from '@scribblepup/imaging/curves/rings';
import { maskArea, mask, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';

/**
 * A window of a picture and the mask of the part found in it; x and y are its top left corner, px.
 */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly mask: Mask;
}

/** Rasterizes a ring into a patch: its bounding box and the pixels whose centers are inside it. */
export function patchOf(ring: readonly Point[]): Patch {
  const xs = ring.map(([px]) => px),
    ys = ring.map(([, py]) => py);
  const x = Math.floor(Math.min(...xs)),
    y = Math.floor(Math.min(...ys));
  const width = Math.ceil(Math.max(...xs)) - x + 1,
    height = Math.ceil(Math.max(...ys)) - y + 1;
  const inside = new Uint8Array(width * height);
  const flat = ring.flat();
  for (let row = 0; row < height; row++) {
    const xs = crossings([flat], row + y + 0.5).map((px) => Math.ceil(px - x - 0.5));
    for (let i = 0; i < xs.length; i += 2)
      inside.fill(1, row * width + xs[i], row * width + xs[i + 1]);
  }
  return { x, y, mask: mask(width, height, inside) };
}

/** Marks a patch in a mask, and `margin` px around it. */
export function stamp(target: Mask, { x, y, mask: found }: Patch, margin: number): void {
  const pad = Math.ceil(margin) + 1,
    width = found.width + 2 * pad;
  const padded = mask(width, found.height + 2 * pad);
  found.data.forEach((v, i) => {
    padded.data[(Math.floor(i / found.width) + pad) * width + (i % found.width) + pad] = v;
  });
  dilate(padded, margin).data.forEach((v, i) => {
    const tx = (i % width) + x - pad,
      ty = Math.floor(i / width) + y - pad;
    if (v && tx >= 0 && ty >= 0 && tx < target.width && ty < target.height)
      target.data[ty * target.width + tx] = 1;
  });
}

/**
 * Center of a patch, px, and the half axes of a tilted ellipse that has the same second moments
 * along its axes; null for an empty patch.
 * @param roll tilt of the ellipse, radians
 */
export function momentEllipse(
  { x, y, mask: found }: Patch,
  roll: number,
): { readonly center: Point; readonly halfAxes: Point } | null {
  const count = maskArea(found);
  if (count === 0) return null;
  let sx = 0,
    sy = 0;
  const each = (visit: (px: number, py: number) => void): void =>
    found.data.forEach((v, i) => {
      if (v) visit((i % found.width) + x + 0.5, Math.floor(i / found.width) + y + 0.5);
    });
  each((px, py) => {
    sx += px;
    sy += py;
  });
  const center: Point = [sx / count, sy / count];
  let along = 0,
    across = 0;
  each((px, py) => {
    const dx = px - center[0],
      dy = py - center[1];
    along += (dx * Math.cos(roll) + dy * Math.sin(roll)) ** 2;
    across += (dy * Math.cos(roll) - dx * Math.sin(roll)) ** 2;
  });
  return { center, halfAxes: [2 * Math.sqrt(along / count), 2 * Math.sqrt(across / count)] };
}
