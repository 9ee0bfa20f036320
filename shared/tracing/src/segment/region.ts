import { blur } from '@scribblepup/imaging/blur';
import type { LabImage } from '@scribblepup/imaging/lab';
import { mask, nearestPixelIndex, plane, type Mask } from '@scribblepup/imaging/plane';
import type { Dab } from '../model/types';

// Read from the global object once, because inner loops call them.
const { floor, hypot, max, min } = Math;

/** A tap: center and radius of the brush, px of the picture. */
export interface Tap {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

// Sigma of the blur before colors are compared, px: coat and grass are grainy.
const GRAIN_SIGMA = 1.6;
// Maximum radius in which the region's colors are sampled, px, and samples along each axis. The
// outermost ones lie at SAMPLED_SHARE of the radius.
const MAX_SEED_RADIUS = 7,
  SAMPLES_PER_AXIS = 3,
  SAMPLED_SHARE = 0.7;
// A pixel costs MIN_PIXEL_COST plus the squares of its edge strength and of its difference from the
// tap's colors, both in these units of Lab.
const MIN_PIXEL_COST = 0.2,
  EDGE_UNIT = 9,
  COLOR_UNIT = 11;
// The region ends where the cheapest path from the tap costs more.
const MAX_PATH_COST = 14;
// Maximum number of raster scans, each forward and backward.
const MAX_ROUNDS = 4;
// Distance of a pixel that no path has reached, and difference before any color was compared.
const FAR = 1e9;
// Reach of a tap as a share of the first cutout's long side, so that it never takes the whole
// picture.
const REACH_SHARE = 0.4;

/** Reach of a tap in px, for a first cutout of this size. */
export const reachOfTap = ({ width, height }: Mask): number => REACH_SHARE * max(width, height);

/** Returns the silhouette after a tap: the region under it is kept or erased. */
export function applyTap(lab: LabImage, before: Mask, tap: Tap, mode: Dab['mode']): Mask {
  const { width, height } = before,
    wanted = mode === 'keep' ? 1 : 0;
  const open = mask(
    width,
    height,
    before.data.map((now) => (now === wanted ? 0 : 1)),
  );
  const region = regionAt(lab, open, tap);
  return mask(
    width,
    height,
    before.data.map((now, i) => (region.data[i] ? wanted : now)),
  );
}

/**
 * Finds the region around a tap that has similar colors and no strong edges: the pixels whose
 * cheapest path from the tap stays within a limit (geodesic distance; found by raster scans as in
 * Criminisi, Sharp, Blake 2008, "GeoS", section 3).
 * @param open the pixels that may belong to it
 */
export function regionAt(picture: LabImage, open: Mask, tap: Tap): Mask {
  const lab = blurred(picture);
  const cost = pixelCosts(lab, tap),
    distance = initialDistances(open, tap);
  for (let round = 0; round < MAX_ROUNDS && scan(distance, cost, open); round++);
  const out = mask(open.width, open.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = distance[i] <= MAX_PATH_COST ? 1 : 0;
  return out;
}

/** Blurs a picture, so that grain does not count as edges. */
function blurred({ width, height, L, a, b }: LabImage): LabImage {
  const channel = (data: Float32Array): Float32Array =>
    blur(plane(width, height, data), GRAIN_SIGMA).data;
  return { width, height, L: channel(L), a: channel(a), b: channel(b) };
}

/** Initial distances: 0 at the open pixels of the seed, FAR elsewhere. */
function initialDistances({ width, height, data }: Mask, { x, y, radius }: Tap): Float32Array {
  const out = new Float32Array(data.length).fill(FAR),
    seed = min(radius, MAX_SEED_RADIUS);
  for (let row = max(0, floor(y - seed)); row <= min(height - 1, y + seed); row++) {
    for (let column = max(0, floor(x - seed)); column <= min(width - 1, x + seed); column++) {
      const i = row * width + column;
      if (data[i] && hypot(column + 0.5 - x, row + 0.5 - y) <= max(1, seed)) out[i] = 0;
    }
  }
  return out;
}

/** Returns the cost that each pixel adds to a path. */
function pixelCosts(lab: LabImage, tap: Tap): Float32Array {
  const { width, height } = lab,
    out = new Float32Array(width * height),
    colors = colorsAt(lab, tap);
  for (let y = 0; y < height; y++) costRow(lab, y, colors, out);
  return out;
}

/** The costs of a row's pixels. */
function costRow(
  { width, height, L, a, b }: LabImage,
  y: number,
  colors: Float32Array,
  out: Float32Array,
): void {
  const up = y > 0 ? -width : 0,
    down = y < height - 1 ? width : 0;
  for (let x = 0; x < width; x++) {
    const i = y * width + x,
      left = i - (x > 0 ? 1 : 0),
      right = i + (x < width - 1 ? 1 : 0);
    let edge = 0;
    for (const data of [L, a, b])
      edge += (data[right] - data[left]) ** 2 + (data[i + down] - data[i + up]) ** 2;
    let difference = FAR;
    for (let k = 0; k < colors.length; k += 3)
      difference = min(
        difference,
        (L[i] - colors[k]) ** 2 + (a[i] - colors[k + 1]) ** 2 + (b[i] - colors[k + 2]) ** 2,
      );
    out[i] =
      MIN_PIXEL_COST + edge / (EDGE_UNIT * EDGE_UNIT) + difference / (COLOR_UNIT * COLOR_UNIT);
  }
}

/** Colors sampled within the tap, as Lab triplets. */
function colorsAt(lab: LabImage, { x, y, radius }: Tap): Float32Array {
  const out = new Float32Array(3 * SAMPLES_PER_AXIS * SAMPLES_PER_AXIS),
    step = (SAMPLED_SHARE * min(radius, MAX_SEED_RADIUS)) / ((SAMPLES_PER_AXIS - 1) / 2);
  for (let k = 0; k < SAMPLES_PER_AXIS * SAMPLES_PER_AXIS; k++) {
    const i = nearestPixelIndex(
      lab,
      x + ((k % SAMPLES_PER_AXIS) - 1) * step,
      y + (floor(k / SAMPLES_PER_AXIS) - 1) * step,
    );
    out.set([lab.L[i], lab.a[i], lab.b[i]], 3 * k);
  }
  return out;
}

/** One raster scan forward and one backward; returns whether any distance shrank. */
function scan(distance: Float32Array, cost: Float32Array, open: Mask): boolean {
  let changed = false;
  for (let y = 0; y < open.height; y++) changed = scanRow(distance, cost, open, y, 1) || changed;
  for (let y = open.height - 1; y >= 0; y--)
    changed = scanRow(distance, cost, open, y, -1) || changed;
  return changed;
}

/**
 * Updates a row from the row before it in scan order; returns whether any distance shrank.
 * @param step 1 to the right and down, -1 to the left and up
 */
function scanRow(
  distance: Float32Array,
  cost: Float32Array,
  { width, height, data }: Mask,
  y: number,
  step: 1 | -1,
): boolean {
  const isFirst = y - step < 0 || y - step >= height,
    begin = step > 0 ? 0 : width - 1,
    end = width - 1 - begin;
  let changed = false;
  for (let x = begin; x !== end + step; x += step) {
    const i = y * width + x,
      above = i - step * width;
    if (!data[i]) continue;
    let straight = FAR,
      diagonal = FAR;
    if (x !== begin) straight = distance[i - step];
    if (!isFirst) {
      straight = min(straight, distance[above]);
      if (x !== begin) diagonal = distance[above - step];
      if (x !== end) diagonal = min(diagonal, distance[above + step]);
    }
    const best = min(straight + cost[i], diagonal + Math.SQRT2 * cost[i]);
    if (best >= distance[i]) continue;
    distance[i] = best;
    changed = true;
  }
  return changed;
}
