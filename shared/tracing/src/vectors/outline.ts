import { blur } from '@scribblepup/imaging/blur';
import { contours } from '@scribblepup/imaging/contour';
import {
  clamp,
  mask,
  toPlane,
  type PixelBox,
  type Mask,
  type Sides,
} from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { clipRing } from '@scribblepup/imaging/curves/clip';
import {
  smoothWithin,
  signedRingArea,
  simplifyRing,
  gaussianSmooth,
} from '@scribblepup/imaging/curves/polyline';
import { DOG_SIZE } from '../units';

// All lengths are in dog units.

// How far the silhouette is extended past a cut side, so that smoothing does not round the cut.
const CUT_EXTENSION = 20;
// Sigma of the silhouette's blur, which removes the steps of its pixels.
const BLUR_SIGMA = 1.5;
// Minimum area of a ring, as a share of the dog's area.
const MIN_RING_SHARE = 0.002;
// Sigma of the smoothing of a ring.
const SMOOTHING = 6.5;
// Sigma of a second, stronger smoothing for photos, and how far it may move a point: fur becomes
// even, and corners stay.
const STRONG_SMOOTHING = 16,
  MAX_MOVE = 2.5;
// Tolerance of the simplification of a ring.
const TOLERANCE = 0.35;
// Distance from a corner at which a clipped ring gets another point, so that the curve through the
// points keeps the corner.
const CORNER_DISTANCE = 1.5;

/**
 * Traces the silhouette as closed rings in px, the largest first. The outline is straight along
 * each side of its bounds that cuts the dog off.
 * @param unit px per dog unit
 * @param isDrawing whether the picture is a drawing; its curls are then intentional
 */
export function outlineOf(
  dog: Mask,
  box: PixelBox,
  unit: number,
  cut: Sides,
  isDrawing = false,
): Point[][] {
  const width = box.x1 - box.x0,
    height = box.y1 - box.y0;
  const pad = Math.ceil(CUT_EXTENSION * unit) + 2;
  const minArea = MIN_RING_SHARE * (DOG_SIZE * unit) ** 2;
  const withoutPadding = (ring: readonly Point[]): Point[] =>
    ring.map(([x, y]) => [x - pad, y - pad]);
  const smooth = (ring: readonly Point[]): Point[] => {
    const round = gaussianSmooth(ring, SMOOTHING * unit, true);
    return isDrawing ? round : smoothWithin(round, STRONG_SMOOTHING * unit, MAX_MOVE * unit, true);
  };
  return contours(blur(toPlane(padded(dog, box, pad, cut)), BLUR_SIGMA * unit), 0.5)
    .filter((ring) => Math.abs(signedRingArea(ring)) > minArea)
    .map((ring) =>
      clipRing(
        simplifyRing(withoutPadding(smooth(ring)), TOLERANCE * unit),
        width,
        height,
        cut,
        CORNER_DISTANCE * unit,
      ),
    )
    .filter((ring) => ring.length > 2)
    .map((ring) => ring.map(([x, y]) => [x + box.x0, y + box.y0] as const))
    .sort((p, q) => Math.abs(signedRingArea(q)) - Math.abs(signedRingArea(p)));
}

/**
 * Crops a mask to a box and pads it. On the sides where the dog is cut off, the padding repeats the
 * edge.
 */
function padded({ width, data }: Mask, box: PixelBox, pad: number, cut: Sides): Mask {
  const w = box.x1 - box.x0,
    h = box.y1 - box.y0;
  const out = mask(w + 2 * pad, h + 2 * pad);
  for (let y = 0; y < out.height; y++) {
    const sy = y - pad;
    if ((sy < 0 && !cut.top) || (sy >= h && !cut.bottom)) continue;
    const row = (box.y0 + clamp(sy, 0, h - 1)) * width + box.x0;
    for (let x = 0; x < out.width; x++) {
      const sx = x - pad;
      if ((sx < 0 && !cut.left) || (sx >= w && !cut.right)) continue;
      out.data[y * out.width + x] = data[row + clamp(sx, 0, w - 1)];
    }
  }
  return out;
}
