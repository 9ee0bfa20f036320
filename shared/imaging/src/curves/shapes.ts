import { parsePath, type Path } from './path';

/** Simple shapes in any units, closed unless described as a line. Angles are in radians. */

const TAU = Math.PI * 2;

// A cubic draws a quarter circle if its handles are KAPPA times as long as the radius. CORNER is
// the rest of the radius: the distance from a handle to the corner that the quarter circle rounds.
const KAPPA = 0.5523,
  CORNER = 0.4477;

// The tangent of a uniform Catmull-Rom spline is half the distance between the neighbors, and a
// cubic's handle is a third of the tangent, so it is a sixth of that distance.
const HANDLE_DIVISOR = 6;

/** Straight up: the angle at which stars and polygons begin. */
const UP = -Math.PI / 2;

// The handles of a scallop's bump, chosen by eye: their positions as shares of the step, and their
// height as a factor of the bump's.
const BUMP = { in: 0.05, out: 0.95, higher: 1.06 };

// A wave, chosen by eye; x as a share of its length and y of its height: the handles of the slow
// rise, the crest, and the handle of the steep fall.
const WAVE = { foot: [0.35, 0.1], rise: 0.45, crest: 0.72, fall: [0.62, 0.5] } as const;

/** A shape from SVG path data; see `parsePath`. */
export const path = parsePath;

/** A circle around x, y. */
export function circle(x: number, y: number, r: number): Path {
  return ellipse(x, y, r, r);
}

/** An ellipse around x, y with radii rx and ry. */
export function ellipse(x: number, y: number, rx: number, ry: number): Path {
  const [kx, ky] = [rx * KAPPA, ry * KAPPA];
  return {
    ops: 'MCCCCZ',
    xy: [
      x + rx,
      y,
      x + rx,
      y + ky,
      x + kx,
      y + ry,
      x,
      y + ry,
      x - kx,
      y + ry,
      x - rx,
      y + ky,
      x - rx,
      y,
      x - rx,
      y - ky,
      x - kx,
      y - ry,
      x,
      y - ry,
      x + kx,
      y - ry,
      x + rx,
      y - ky,
      x + rx,
      y,
    ],
  };
}

/** A rectangle with its top left corner at x, y and corners rounded with radius r. */
export function rect(x: number, y: number, w: number, h: number, r = 0): Path {
  if (r <= 0) return polygon([x, y, x + w, y, x + w, y + h, x, y + h]);
  const k = r * CORNER;
  return {
    ops: 'MLCLCLCLCZ',
    xy: [
      x + r,
      y,
      x + w - r,
      y,
      x + w - k,
      y,
      x + w,
      y + k,
      x + w,
      y + r,
      x + w,
      y + h - r,
      x + w,
      y + h - k,
      x + w - k,
      y + h,
      x + w - r,
      y + h,
      x + r,
      y + h,
      x + k,
      y + h,
      x,
      y + h - k,
      x,
      y + h - r,
      x,
      y + r,
      x,
      y + k,
      x + k,
      y,
      x + r,
      y,
    ],
  };
}

/** A polygon with these flat corners. */
export function polygon(points: readonly number[]): Path {
  return { ops: `M${'L'.repeat(points.length / 2 - 1)}Z`, xy: points };
}

/** An open line through flat points. */
export function line(points: readonly number[]): Path {
  return { ops: `M${'L'.repeat(points.length / 2 - 1)}`, xy: points };
}

/** A smooth line (uniform Catmull-Rom as cubics) through flat points, open or closed. */
export function catmullRom(points: readonly number[], closed = false): Path {
  const n = points.length / 2;
  const at = (i: number): [number, number] => {
    const k = closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i));
    return [points[2 * k], points[2 * k + 1]];
  };
  const xy: number[] = [...at(0)];
  const count = closed ? n : n - 1;
  for (let i = 0; i < count; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    xy.push(
      p1[0] + (p2[0] - p0[0]) / HANDLE_DIVISOR,
      p1[1] + (p2[1] - p0[1]) / HANDLE_DIVISOR,
      p2[0] - (p3[0] - p1[0]) / HANDLE_DIVISOR,
      p2[1] - (p3[1] - p1[1]) / HANDLE_DIVISOR,
      ...p2,
    );
  }
  return { ops: `M${'C'.repeat(count)}${closed ? 'Z' : ''}`, xy };
}

/** A star around x, y with `points` points, the first at `startAngle`. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  startAngle = UP,
): Path {
  const xy: number[] = [];
  for (let i = 0; i < points * 2; i++) {
    const r = i % 2 === 0 ? outer : inner;
    const a = startAngle + (i * Math.PI) / points;
    xy.push(x + Math.cos(a) * r, y + Math.sin(a) * r);
  }
  return polygon(xy);
}

/** A regular polygon around x, y, with its first corner at `startAngle`. */
export function regularPolygon(
  x: number,
  y: number,
  r: number,
  sides: number,
  startAngle = UP,
): Path {
  const xy: number[] = [];
  for (let i = 0; i < sides; i++)
    xy.push(
      x + Math.cos(startAngle + (i * TAU) / sides) * r,
      y + Math.sin(startAngle + (i * TAU) / sides) * r,
    );
  return polygon(xy);
}

/** An ellipse with outward bumps: a cloud, a scalloped frame, a poodle's puff. */
export function scallop(
  x: number,
  y: number,
  rx: number,
  ry: number,
  bumps: number,
  depth = 0.62,
  startAngle = 0,
): Path {
  const xy: number[] = [];
  const at = (a: number, k: number): [number, number] => [
    x + Math.cos(a) * rx * k,
    y + Math.sin(a) * ry * k,
  ];
  const outward = 1 + (depth * Math.PI) / bumps;
  xy.push(...at(startAngle, 1));
  for (let i = 0; i < bumps; i++) {
    const a = startAngle + (i * TAU) / bumps;
    const step = TAU / bumps;
    xy.push(
      ...at(a + step * BUMP.in, outward * BUMP.higher),
      ...at(a + step * BUMP.out, outward * BUMP.higher),
      ...at(a + step, 1),
    );
  }
  return { ops: `M${'C'.repeat(bumps)}Z`, xy };
}

/**
 * Ground or sea, filled down to `bottom`; its upper edge is a smooth line through flat points.
 */
export function terrain(points: readonly number[], bottom: number): Path {
  const top = catmullRom(points);
  return {
    ops: `${top.ops}LLZ`,
    xy: [...top.xy, points[points.length - 2], bottom, points[0], bottom],
  };
}

/** A sea, filled down to `bottom`, whose upper edge has n wave crests. */
export function waves(
  left: number,
  right: number,
  y: number,
  height: number,
  n: number,
  bottom: number,
): Path {
  const step = (right - left) / n;
  const xy = [left, y];
  for (let i = 0; i < n; i++) {
    const x = left + i * step;
    xy.push(
      x + step * WAVE.foot[0],
      y + height * WAVE.foot[1],
      x + step * WAVE.rise,
      y - height,
      x + step * WAVE.crest,
      y - height,
    );
    xy.push(
      x + step * WAVE.fall[0],
      y - height * WAVE.fall[1],
      x + step * WAVE.crest,
      y,
      x + step,
      y,
    );
  }
  return { ops: `M${'C'.repeat(n * 2)}LLZ`, xy: [...xy, right, bottom, left, bottom] };
}

/** An open line of n rounded waves. */
export function ripple(left: number, right: number, y: number, height: number, n: number): Path {
  const points: number[] = [];
  for (let i = 0; i <= n * 2; i++)
    points.push(left + ((right - left) * i) / (n * 2), y + (i % 2 === 0 ? height : -height) / 2);
  return catmullRom(points);
}

/** n points at even distances on a circle around x, y, the first at `startAngle`. */
export function pointsOnCircle(
  x: number,
  y: number,
  r: number,
  n: number,
  startAngle = 0,
): [x: number, y: number, angle: number][] {
  return Array.from({ length: n }, (_, i) => {
    const a = startAngle + (i * TAU) / n;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r, a];
  });
}

// The heart's points below are drawn for this size.
const HEART_SIZE = 100;

/** A heart around x, y, with its tip at y + size / 2. */
export function heart(x: number, y: number, size: number): Path {
  const s = size / HEART_SIZE;
  return {
    ops: 'MCCCCZ',
    xy: [
      0, 50, -14, 34, -56, 8, -50, -22, -46, -46, -12, -50, 0, -24, 12, -50, 46, -46, 50, -22, 56,
      8, 14, 34, 0, 50,
    ].map((v, i) => (i % 2 === 0 ? x : y) + v * s),
  };
}
