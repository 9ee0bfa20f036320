const { ceil, hypot, max, min, sqrt } = Math;

/** A polyline as a flat list of x, y. */
export interface Line {
  readonly points: number[];
  readonly closed: boolean;
}

/** Maximum distance of a chord from its curve, in px. */
const STRAY = 0.12;

/**
 * Flattens path data of absolute M, L, C and Z, as pages use it, to scaled polylines. Splits cubics
 * into as many chords as keep them within STRAY (Wang's formula; Sederberg 2012, 10.6).
 */
export function linesOf(d: string, scale: number): Line[] {
  const lines: { points: number[]; closed: boolean }[] = [];
  let points: number[] = [];
  const v = [0, 0, 0, 0, 0, 0];
  let at = 0;
  const end = d.length;
  const number = (): number => {
    let c = d.charCodeAt(at);
    while (c === 32 || c === 44) c = d.charCodeAt(++at);
    let sign = scale;
    if (c === 45) {
      sign = -scale;
      c = d.charCodeAt(++at);
    }
    let whole = 0;
    for (; c >= 48 && c <= 57; c = d.charCodeAt(++at)) whole = whole * 10 + c - 48;
    if (c === 46) {
      c = d.charCodeAt(++at);
      for (let tenth = 0.1; c >= 48 && c <= 57; c = d.charCodeAt(++at), tenth /= 10)
        whole += (c - 48) * tenth;
    }
    return sign * whole;
  };
  while (at < end) {
    const op = d.charCodeAt(at++);
    if (op === 77) {
      points = [number(), number()];
      lines.push({ points, closed: false });
    } else if (op === 76) points.push(number(), number());
    else if (op === 67) {
      for (let k = 0; k < 6; k++) v[k] = number();
      addCubic(points, v);
    } else if (op === 90) lines[lines.length - 1].closed = true;
  }
  return lines;
}

function addCubic(points: number[], v: readonly number[]): void {
  const [x0, y0] = [points[points.length - 2], points[points.length - 1]];
  const [x1, y1, x2, y2, x3, y3] = [v[0], v[1], v[2], v[3], v[4], v[5]];
  const bend = max(
    hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  const n = max(1, min(64, ceil(sqrt((0.75 * bend) / STRAY))));
  for (let k = 1; k <= n; k++) {
    const t = k / n;
    const s = 1 - t;
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    points.push(b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3, b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3);
  }
}
