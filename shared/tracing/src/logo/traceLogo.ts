import { ringArea, simplifyRing, gaussianSmooth } from '@scribblepup/imaging/curves/polyline';
import { blur } from '@scribblepup/imaging/blur';
import { contours } from '@scribblepup/imaging/contour';
import { plane, type Plane } from '@scribblepup/imaging/plane';
import { round } from '@scribblepup/imaging/round';
import type { Pixels, Point } from '@scribblepup/imaging';
import type { Logo } from '../model/types';

/** Longest side at which a logo is traced, px. */
const SIDE = 220;
/** Minimum color difference from the background, 0 to 441; a smaller one is no logo. */
const FAINT = 36;
/** Minimum share of the picture that a ring must enclose. */
const LEAST = 0.0015;
const MOST_RINGS = 30;
const MOST_POINTS = 320;
const BINS = 64;
/** Sigma of the smoothing of picture and rings, px. */
const SMOOTHING = 0.8;
/**
 * Tolerance of simplification, px: the first one, its growth factor per attempt, and the limit at
 * which attempts end.
 */
const TOLERANCE = { first: 0.35, growth: 1.4, last: 20 };
/** Longest side of a traced logo, in the units of its path. */
const LONGEST = 100;
/** Alpha byte of an opaque pixel. */
const OPAQUE = 255;
/** Each channel of the white paper that shows through a transparent picture. */
const WHITE = 255;

/**
 * Traces the edges of a logo as line art to color; null if the picture has only one color, or is a
 * thin strip. The color along the border is the background. The same pixels give the same lines.
 */
export function traceLogo(picture: Pixels): Logo | null {
  if (picture.width < 2 || picture.height < 2) return null;
  const field = difference(picture);
  const level = otsu(field);
  if (level === null) return null;
  const least = LEAST * field.width * field.height;
  const rings = contours(blur(field, SMOOTHING), level)
    .map((ring) => gaussianSmooth(ring, SMOOTHING, true))
    .filter((ring) => Math.abs(ringArea(ring)) >= least)
    .sort((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)))
    .slice(0, MOST_RINGS);
  const few = fewPoints(rings);
  if (few.length === 0) return null;
  const [xs, ys] = [few.flat().map((p) => p[0]), few.flat().map((p) => p[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = LONGEST / Math.max(w, h);
  const at = ([x, y]: Point): string =>
    `${toTenth((x - left) * scale)} ${toTenth((y - top) * scale)}`;
  return {
    d: few.map((ring) => `M${ring.map(at).join('L')}Z`).join(''),
    width: w * scale,
    height: h * scale,
  };
}

const toTenth = (v: number): number => round(v, 1);

/** Color distance of each pixel, composited on white, from the median color of the border. */
function difference({ width, height, data }: Pixels): Plane {
  const step = Math.max(1, Math.max(width, height) / SIDE);
  const [w, h] = [Math.max(1, Math.floor(width / step)), Math.max(1, Math.floor(height / step))];
  const colors = Array.from({ length: 3 }, () => new Float32Array(w * h));
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
          for (let c = 0; c < 3; c++) colors[c][y * w + x] += WHITE + (data[i + c] - WHITE) * alpha;
        }
      for (const color of colors) color[y * w + x] /= n;
    }
  const border: number[] = [];
  for (let x = 0; x < w; x++) border.push(x, (h - 1) * w + x);
  for (let y = 0; y < h; y++) border.push(y * w, y * w + w - 1);
  const usual = colors.map(
    (color) => border.map((i) => color[i]).sort((a, b) => a - b)[border.length >> 1],
  );
  const out = plane(w, h);
  for (let i = 0; i < w * h; i++)
    out.data[i] = Math.hypot(...colors.map((color, c) => color[i] - usual[c]));
  return out;
}

/**
 * The threshold that best separates the two classes of pixels (Otsu 1979); null if there is only
 * one class.
 */
function otsu({ data }: Plane): number | null {
  const most = data.reduce((a, b) => Math.max(a, b), 0);
  if (most < FAINT) return null;
  const counts = new Array<number>(BINS).fill(0);
  for (const v of data) counts[Math.min(BINS - 1, Math.floor((v / most) * BINS))]++;
  const sum = counts.reduce((s, n, i) => s + n * i, 0);
  let [below, sumBelow, best, at] = [0, 0, -1, BINS / 2];
  for (let i = 0; i < BINS - 1; i++) {
    below += counts[i];
    sumBelow += counts[i] * i;
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (between > best) [best, at] = [between, i + 1];
  }
  return (most * at) / BINS;
}

function fewPoints(rings: readonly Point[][]): Point[][] {
  for (let tolerance = TOLERANCE.first; ; tolerance *= TOLERANCE.growth) {
    const few = rings
      .map((ring) => simplifyRing(ring, tolerance))
      .filter((ring) => ring.length >= 3);
    if (few.flat().length <= MOST_POINTS || tolerance > TOLERANCE.last) return few;
  }
}
