type Cubic = [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/**
 * Converts an SVG elliptical arc to cubic curves (W3C SVG 1.1, appendix F.6).
 * @param degrees rotation of the ellipse
 * @param large whether to take the longer arc (the large-arc flag)
 * @param sweep whether the angle increases along the arc (the sweep flag)
 */
export function arcToCubics(
  x0: number,
  y0: number,
  rx0: number,
  ry0: number,
  degrees: number,
  large: boolean,
  sweep: boolean,
  x: number,
  y: number,
): Cubic[] {
  let rx = Math.abs(rx0);
  let ry = Math.abs(ry0);
  if (rx === 0 || ry === 0 || (x0 === x && y0 === y)) return [[x0, y0, x, y, x, y]];
  // The start, from the midpoint of both ends, in coordinates of the ellipse's axes (F.6.5.1).
  const phi = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const px = (cos * (x0 - x)) / 2 + (sin * (y0 - y)) / 2;
  const py = (-sin * (x0 - x)) / 2 + (cos * (y0 - y)) / 2;
  // An ellipse that is too small to reach both ends is scaled up (F.6.6.2).
  const lambda = (px * px) / (rx * rx) + (py * py) / (ry * ry);
  if (lambda > 1) {
    rx *= Math.sqrt(lambda);
    ry *= Math.sqrt(lambda);
  }
  // The center, in the same coordinates (qx, qy) and in those of the path (F.6.5.2 and 3).
  const denominator = rx * rx * py * py + ry * ry * px * px;
  const factor =
    (large === sweep ? -1 : 1) *
    Math.sqrt(Math.max(0, (rx * rx * ry * ry - denominator) / denominator));
  const [qx, qy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const cx = cos * qx - sin * qy + (x0 + x) / 2;
  const cy = sin * qx + cos * qy + (y0 + y) / 2;
  // The start angle and the sweep angle (F.6.5.5 and 6).
  const from = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let sweepAngle = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from;
  if (sweep && sweepAngle < 0) sweepAngle += 2 * Math.PI;
  if (!sweep && sweepAngle > 0) sweepAngle -= 2 * Math.PI;
  // One cubic for each quarter turn; k is the length of its handles for radius 1.
  const n = Math.max(1, Math.ceil(Math.abs(sweepAngle) / (Math.PI / 2) - 1e-6));
  const k = (4 / 3) * Math.tan(sweepAngle / n / 4);
  const at = (u: number, v: number): [number, number] => [
    cx + cos * rx * u - sin * ry * v,
    cy + sin * rx * u + cos * ry * v,
  ];
  const cubics: Cubic[] = [];
  for (let i = 0; i < n; i++) {
    const a = from + (sweepAngle * i) / n;
    const b = from + (sweepAngle * (i + 1)) / n;
    cubics.push([
      ...at(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a)),
      ...at(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b)),
      ...at(Math.cos(b), Math.sin(b)),
    ]);
  }
  return cubics;
}
