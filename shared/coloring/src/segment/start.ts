import { clamp, type Box } from '../raster/plane';
import { OUTSIDE, PERHAPS_INSIDE, PERHAPS_OUTSIDE } from './grabcut';

/** Sides of a picture. */
export interface Sides {
  readonly left: boolean;
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
}

/** Where a subject is looked for: a box in a picture, and the sides on which the photo ends there. */
export interface StartArea {
  readonly width: number;
  readonly height: number;
  readonly box: Box;
  readonly photoEnds: Sides;
}

export interface Start {
  readonly known: Uint8Array;
  readonly prior: Float32Array;
  readonly firstInside: Uint8Array;
}

// Pixels from a side of the photo within which the crop counts as reaching it, at 150 px.
const NEAR = 2;
// A dog cut off by the photo goes on beyond it: the ellipse is laid out that much larger there.
const BEYOND_SIDE = 0.12, BEYOND_BOTTOM = 0.3;
// Outside the crop a pixel is held to be background the more strongly the farther it lies.
const OUTSIDE_CROP = 6;

/**
 * Start of a cut: an ellipse in the box, its middle favoured.
 * @param radius squared relative radius within which the first colours of the dog are taken
 * @param pull how strongly the middle is favoured
 */
export function ellipseStart(area: StartArea, radius: number, pull: number): Start {
  const { width, height, box, photoEnds } = area;
  const n = width * height;
  const known = new Uint8Array(n), prior = new Float32Array(n), firstInside = new Uint8Array(n);
  const bw = box.x1 - box.x0, bh = box.y1 - box.y0;
  const touches = {
    left: photoEnds.left && box.x0 <= NEAR, right: photoEnds.right && box.x1 >= width - NEAR,
    top: photoEnds.top && box.y0 <= NEAR, bottom: photoEnds.bottom && box.y1 >= height - NEAR,
  };
  const left = box.x0 - (touches.left ? bw * BEYOND_SIDE : 0), right = box.x1 + (touches.right ? bw * BEYOND_SIDE : 0);
  const bottom = box.y1 + (touches.bottom ? bh * BEYOND_BOTTOM : 0);
  const cx = (left + right) / 2, cy = (box.y0 + bottom) / 2, rx = Math.max(1, (right - left) / 2), ry = Math.max(1, (bottom - box.y0) / 2);
  const margin = Math.max(2, 0.05 * Math.max(width, height));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const squared = ((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2;
      prior[i] = pull * clamp(1 - Math.sqrt(squared) * 1.05, -0.6, 1);
      const away = Math.max(box.x0 - x, x + 1 - box.x1, box.y0 - y, y + 1 - box.y1, 0);
      if (away > 0) prior[i]! -= OUTSIDE_CROP * (0.25 + away / margin);
      known[i] = away > margin ? OUTSIDE : away === 0 && squared < 1.25 ? PERHAPS_INSIDE : PERHAPS_OUTSIDE;
      firstInside[i] = squared < radius ? 1 : 0;
    }
  }
  closeFrame(known, area);
  return { known, prior, firstInside };
}

/** The rim of the picture is background wherever the photo goes on beyond it. */
function closeFrame(known: Uint8Array, { width, height, photoEnds, box }: StartArea): void {
  for (let y = 0; y < height; y++) {
    if (!photoEnds.left && box.x0 > 0) known[y * width] = OUTSIDE;
    if (!photoEnds.right && box.x1 < width) known[y * width + width - 1] = OUTSIDE;
  }
  for (let x = 0; x < width; x++) {
    if (!photoEnds.top && box.y0 > 0) known[x] = OUTSIDE;
    if (!photoEnds.bottom && box.y1 < height) known[(height - 1) * width + x] = OUTSIDE;
  }
}
