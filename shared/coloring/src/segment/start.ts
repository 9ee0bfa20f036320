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

export interface StartOptions {
  /** Squared relative radius of the ellipse within which the first colours of the dog are taken. */
  readonly radius: number;
  /** How strongly the middle of the box is favoured. */
  readonly middle: number;
  /** How strongly what stands out from the background is favoured. */
  readonly salience: number;
}

// Pixels from a side of the photo within which the crop counts as reaching it, at 150 px.
const NEAR = 2;
// A dog cut off by the photo goes on beyond it: the ellipse is laid out that much larger there.
const BEYOND_SIDE = 0.12, BEYOND_BOTTOM = 0.3;
// Outside the crop a pixel is held to be background the more strongly the farther it lies.
const OUTSIDE_CROP = 6;
/** What a colour that no coat has counts against a pixel. */
export const NO_COAT = 3;

/**
 * Start of a cut: an ellipse in the box, its middle and what stands out favoured.
 * @param salience -1 (background) to 1 (stands out) a pixel
 * @param unlikeFur 0 (could be a coat) to 1 (no dog has that colour) a pixel
 * @param backdrop what stands out less than this is background at first, wherever it lies
 */
export function startOf(area: StartArea, salience: Float32Array, unlikeFur: Float32Array, options: StartOptions, backdrop = -1): Start {
  const { width, height, box } = area;
  const n = width * height;
  const known = new Uint8Array(n), prior = new Float32Array(n), firstInside = new Uint8Array(n);
  const ellipse = ellipseIn(area);
  const margin = Math.max(2, 0.05 * Math.max(width, height));
  // Each row is a call of its own: the compiler is quicker with a short function that is called often.
  const startRow = (y: number): void => {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const squared = ((x + 0.5 - ellipse.cx) / ellipse.rx) ** 2 + ((y + 0.5 - ellipse.cy) / ellipse.ry) ** 2;
      prior[i] = options.middle * clamp(1 - Math.sqrt(squared) * 1.05, -0.6, 1) + options.salience * salience[i]! - NO_COAT * unlikeFur[i]!;
      const away = Math.max(box.x0 - x, x + 1 - box.x1, box.y0 - y, y + 1 - box.y1, 0);
      if (away > 0) prior[i]! -= OUTSIDE_CROP * (0.25 + away / margin);
      known[i] = away > margin ? OUTSIDE : away === 0 && (salience[i]! > 0 || (squared < 1.25 && salience[i]! >= backdrop)) ? PERHAPS_INSIDE : PERHAPS_OUTSIDE;
      firstInside[i] = squared < options.radius * 0.3 || (away === 0 && salience[i]! > 0 && unlikeFur[i]! < 0.5 && squared < options.radius * 2.2) ? 1 : 0;
    }
  };
  for (let y = 0; y < height; y++) startRow(y);
  closeFrame(known, area);
  return { known, prior, firstInside };
}

function ellipseIn({ width, height, box, photoEnds }: StartArea): { cx: number; cy: number; rx: number; ry: number } {
  const bw = box.x1 - box.x0, bh = box.y1 - box.y0;
  const left = box.x0 - (photoEnds.left && box.x0 <= NEAR ? bw * BEYOND_SIDE : 0);
  const right = box.x1 + (photoEnds.right && box.x1 >= width - NEAR ? bw * BEYOND_SIDE : 0);
  const bottom = box.y1 + (photoEnds.bottom && box.y1 >= height - NEAR ? bh * BEYOND_BOTTOM : 0);
  return { cx: (left + right) / 2, cy: (box.y0 + bottom) / 2, rx: Math.max(1, (right - left) / 2), ry: Math.max(1, (bottom - box.y0) / 2) };
}

/** The rim of the picture is background wherever the photo goes on beyond it. */
function closeFrame(known: Uint8Array, { width, height, box }: StartArea): void {
  for (let y = 0; y < height; y++) {
    if (box.x0 > 0) known[y * width] = OUTSIDE;
    if (box.x1 < width) known[y * width + width - 1] = OUTSIDE;
  }
  for (let x = 0; x < width; x++) {
    if (box.y0 > 0) known[x] = OUTSIDE;
    if (box.y1 < height) known[(height - 1) * width + x] = OUTSIDE;
  }
}
