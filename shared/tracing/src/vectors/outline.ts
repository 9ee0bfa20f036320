import { blur } from '@scribblepup/imaging/blur';
import { contours } from '@scribblepup/imaging/contour';
import { mask, toPlane, type PixelBox, type Mask, type Sides } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { clipRing } from '@scribblepup/imaging/curves/clip';
import { calm, ringArea, simplifyRing, gaussianSmooth } from '@scribblepup/imaging/curves/polyline';
import { DOG_SIZE } from '../units';

// Dog units: sigma of the silhouette's blur, which removes the steps of its pixels, sigma of the
// ring's smoothing, and tolerance of its simplification.
const BLUR = 1.5,
  SMOOTHING = 6.5,
  TOLERANCE = 0.35;
// Dog units: sigma of a second, stronger smoothing for photos, and how far it may move a point, so
// that fur becomes even and corners stay.
const CALM = 16,
  WAVER = 2.5;
// Minimum area of a ring, as a share of the dog's area.
const LEAST_RING = 0.002;
// How far the silhouette is extended past a cut side, so that smoothing does not round the cut; dog
// units.
const BEYOND = 20;
// Distance from a corner at which a clipped ring gets a further point, dog units: the curve through
// the points then keeps the corner.
const HOLD = 1.5;

/**
 * Traces the silhouette as closed rings in px, the largest first. Where a side cuts the dog off,
 * the outline is a straight line on that side of its bounds.
 * @param unit px per dog unit
 * @param drawn whether the picture is a drawing; its curls are then intentional
 */
export function outlineOf(
  dog: Mask,
  box: PixelBox,
  unit: number,
  cut: Sides,
  drawn = false,
): Point[][] {
  const width = box.x1 - box.x0,
    height = box.y1 - box.y0;
  const pad = Math.ceil(BEYOND * unit) + 2;
  const least = LEAST_RING * (DOG_SIZE * unit) ** 2;
  const inner = (ring: readonly Point[]): Point[] => ring.map(([x, y]) => [x - pad, y - pad]);
  const even = (ring: readonly Point[]): Point[] => {
    const round = gaussianSmooth(ring, SMOOTHING * unit, true);
    return drawn ? round : calm(round, CALM * unit, WAVER * unit, true);
  };
  return contours(blur(toPlane(padded(dog, box, pad, cut)), BLUR * unit), 0.5)
    .filter((ring) => Math.abs(ringArea(ring)) > least)
    .map((ring) =>
      clipRing(simplifyRing(inner(even(ring)), TOLERANCE * unit), width, height, cut, HOLD * unit),
    )
    .filter((ring) => ring.length > 2)
    .map((ring) => ring.map(([x, y]) => [x + box.x0, y + box.y0] as const))
    .sort((p, q) => Math.abs(ringArea(q)) - Math.abs(ringArea(p)));
}

/**
 * Crops a mask to a box and pads it; on the sides that cut the dog, the padding repeats the edge.
 */
function padded({ width, data }: Mask, box: PixelBox, pad: number, cut: Sides): Mask {
  const w = box.x1 - box.x0,
    h = box.y1 - box.y0;
  const out = mask(w + 2 * pad, h + 2 * pad);
  for (let y = 0; y < out.height; y++) {
    const sy = y - pad;
    if ((sy < 0 && !cut.top) || (sy >= h && !cut.bottom)) continue;
    const row = (box.y0 + Math.max(0, Math.min(h - 1, sy))) * width + box.x0;
    for (let x = 0; x < out.width; x++) {
      const sx = x - pad;
      if ((sx < 0 && !cut.left) || (sx >= w && !cut.right)) continue;
      out.data[y * out.width + x] = data[row + Math.max(0, Math.min(w - 1, sx))];
    }
  }
  return out;
}
