import { signedRingArea, simplifyRing, gaussianSmooth } from '@scribblepup/imaging/curves/polyline';
import { blur } from '@scribblepup/imaging/blur';
import { contours } from '@scribblepup/imaging/contour';
import { plane, type Plane } from '@scribblepup/imaging/plane';
import { round } from '@scribblepup/imaging/round';
import type { Pixels, Point } from '@scribblepup/imaging';
import type { Logo } from '../model/types';

/** Long side at which a logo is traced, px. */
const MAX_SIDE = 220;
/** A logo differs from the background by at least this color distance, 0 to 441. */
const MIN_DIFFERENCE = 36;
/** Minimum share of the picture that a ring must enclose. */
const MIN_RING_SHARE = 0.0015;
const MAX_RINGS = 30;
/** Maximum number of points of all rings together. */
const MAX_POINTS = 320;
/** Number of bins of the histogram for the threshold. */
const BINS = 64;
/** Sigma of the smoothing of picture and rings, px. */
const SMOOTHING = 0.8;
/**
 * Tolerance of simplification, px: the first one, its growth factor per attempt, and the limit at
 * which attempts end.
 */
const TOLERANCE = { first: 0.35, growth: 1.4, last: 20 };
/** Long side of a traced logo, in the units of its path. */
const LOGO_SIDE = 100;
/** Alpha byte of an opaque pixel. */
const OPAQUE = 255;
/** Each channel of the white paper that shows through a transparent picture. */
const WHITE = 255;

/**
 * Traces the edges of a logo as line art to color. Null if the picture has only one color, or is a
 * thin strip. The color along the border is the background.
 */
export function traceLogo(picture: Pixels): Logo | null {
  if (picture.width < 2 || picture.height < 2) return null;
  const field = differenceFromBorder(picture);
  const level = otsuThreshold(field);
  if (level === null) return null;
  const minArea = MIN_RING_SHARE * field.width * field.height;
  const rings = contours(blur(field, SMOOTHING), level)
    .map((ring) => gaussianSmooth(ring, SMOOTHING, true))
    .filter((ring) => Math.abs(signedRingArea(ring)) >= minArea)
    .sort((a, b) => Math.abs(signedRingArea(b)) - Math.abs(signedRingArea(a)))
    .slice(0, MAX_RINGS);
  const simplified = simplifyRings(rings);
  if (simplified.length === 0) return null;
  const [xs, ys] = [simplified.flat().map((p) => p[0]), simplified.flat().map((p) => p[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = LOGO_SIDE / Math.max(w, h);
  const at = ([x, y]: Point): string =>
    `${toTenth((x - left) * scale)} ${toTenth((y - top) * scale)}`;
  return {
    d: simplified.map((ring) => `M${ring.map(at).join('L')}Z`).join(''),
    width: w * scale,
    height: h * scale,
  };
}

const toTenth = (v: number): number => round(v, 1);

/** Color distance of each pixel from the median color of the border, at the size for tracing. */
function differenceFromBorder(picture: Pixels): Plane {
  const channels = shrunkChannels(picture);
  const { width, height } = channels[0];
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) border.push(y * width, y * width + width - 1);
  const background = channels.map(
    ({ data }) => border.map((i) => data[i]).sort((a, b) => a - b)[border.length >> 1],
  );
  const out = plane(width, height);
  for (let i = 0; i < out.data.length; i++)
    out.data[i] = Math.hypot(...channels.map(({ data }, c) => data[i] - background[c]));
  return out;
}

/** Red, green and blue of a picture, composited on white and averaged to the size for tracing. */
function shrunkChannels({ width, height, data }: Pixels): Plane[] {
  const step = Math.max(1, Math.max(width, height) / MAX_SIDE);
  const [w, h] = [Math.max(1, Math.floor(width / step)), Math.max(1, Math.floor(height / step))];
  const channels = Array.from({ length: 3 }, () => plane(w, h));
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [x1, y1] = [
        Math.min(width, Math.ceil((x + 1) * step)),
        Math.min(height, Math.ceil((y + 1) * step)),
      ];
      let n = 0;
      for (let v = Math.floor(y * step); v < y1; v++)
        for (let u = Math.floor(x * step); u < x1; u++, n++) {
          const i = 4 * (v * width + u);
          const alpha = data[i + 3] / OPAQUE;
          for (let c = 0; c < 3; c++)
            channels[c].data[y * w + x] += WHITE + (data[i + c] - WHITE) * alpha;
        }
      for (const channel of channels) channel.data[y * w + x] /= n;
    }
  return channels;
}

/**
 * The threshold that best separates the two classes of pixels (Otsu 1979); null if there is only
 * one class.
 */
function otsuThreshold({ data }: Plane): number | null {
  const largest = data.reduce((a, b) => Math.max(a, b), 0);
  if (largest < MIN_DIFFERENCE) return null;
  const counts = new Array<number>(BINS).fill(0);
  for (const v of data) counts[Math.min(BINS - 1, Math.floor((v / largest) * BINS))]++;
  const sum = counts.reduce((s, n, i) => s + n * i, 0);
  let [below, sumBelow, best, bin] = [0, 0, -1, BINS / 2];
  for (let i = 0; i < BINS - 1; i++) {
    below += counts[i];
    sumBelow += counts[i] * i;
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (between > best) [best, bin] = [between, i + 1];
  }
  return (largest * bin) / BINS;
}

/**
 * Simplifies the rings until they have at most MAX_POINTS in total, unless the tolerance reaches
 * its limit first; drops rings with fewer than three points.
 */
function simplifyRings(rings: readonly Point[][]): Point[][] {
  for (let tolerance = TOLERANCE.first; ; tolerance *= TOLERANCE.growth) {
    const simplified = rings
      .map((ring) => simplifyRing(ring, tolerance))
      .filter((ring) => ring.length >= 3);
    if (simplified.flat().length <= MAX_POINTS || tolerance > TOLERANCE.last) return simplified;
  }
}
