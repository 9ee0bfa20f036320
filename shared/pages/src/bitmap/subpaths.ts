const { ceil, hypot, max, min, sqrt } = Math;

/** A subpath as a polyline: a flat list of x, y. */
export interface Subpath {
  readonly points: number[];
  readonly closed: boolean;
}

/** Maximum distance of a chord from its curve, in px. */
const MAX_DEVIATION = 0.12;
/** Maximum number of chords of a cubic. */
const MAX_CHORDS = 64;

// Character codes. Comparing codes is faster than splitting the text.
const SPACE = 32,
  COMMA = 44,
  MINUS = 45,
  POINT = 46,
  ZERO = 48,
  NINE = 57,
  CUBIC_TO = 67,
  LINE_TO = 76,
  MOVE_TO = 77,
  CLOSE = 90;

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

/**
 * Flattens path data of absolute M, L, C and Z, as pages use it, to scaled polylines. Splits cubics
 * into as many chords as keep them within MAX_DEVIATION (Wang's formula; Sederberg 2012, 10.6).
 */
export function subpathsOf(d: string, scale: number): Subpath[] {
  const subpaths: { points: number[]; closed: boolean }[] = [];
  let points: number[] = [];
  const v = [0, 0, 0, 0, 0, 0];
  let position = 0;
  const end = d.length;
  const number = (): number => {
    let c = d.charCodeAt(position);
    while (c === SPACE || c === COMMA) c = d.charCodeAt(++position);
    let factor = scale;
    if (c === MINUS) {
      factor = -scale;
      c = d.charCodeAt(++position);
    }
    let value = 0;
    for (; isDigit(c); c = d.charCodeAt(++position)) value = value * 10 + c - ZERO;
    if (c === POINT) {
      c = d.charCodeAt(++position);
      for (let unit = 0.1; isDigit(c); c = d.charCodeAt(++position), unit /= 10)
        value += (c - ZERO) * unit;
    }
    return factor * value;
  };
  while (position < end) {
    const command = d.charCodeAt(position++);
    if (command === MOVE_TO) {
      points = [number(), number()];
      subpaths.push({ points, closed: false });
    } else if (command === LINE_TO) points.push(number(), number());
    else if (command === CUBIC_TO) {
      for (let k = 0; k < 6; k++) v[k] = number();
      addCubic(points, v);
    } else if (command === CLOSE) subpaths[subpaths.length - 1].closed = true;
  }
  return subpaths;
}

function addCubic(points: number[], v: readonly number[]): void {
  const [x0, y0] = [points[points.length - 2], points[points.length - 1]];
  const [x1, y1, x2, y2, x3, y3] = [v[0], v[1], v[2], v[3], v[4], v[5]];
  const bend = max(
    hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  const n = max(1, min(MAX_CHORDS, ceil(sqrt((0.75 * bend) / MAX_DEVIATION))));
  for (let k = 1; k <= n; k++) {
    const t = k / n;
    const s = 1 - t;
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    points.push(b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3, b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3);
  }
}
