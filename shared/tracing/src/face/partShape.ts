import type { Mask, PixelBox } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import type { FaceView } from './faceView';

/** The shape of a part of a view, in face sizes from the view's center. */
export interface PartShape {
  readonly area: number;
  readonly box: PixelBox;
  /** Center of the box. */
  readonly center: Point;
  /** Distance of its nearest sample from the view's center. */
  readonly distance: number;
  /** Its area as a share of the area of the ellipse with the same second moments. */
  readonly fillRatio: number;
}

/** Measures a part of a view. */
export function measurePart({ data }: Mask, { resolution, positionOf }: FaceView): PartShape {
  let [n, x, y, xx, xy, yy] = [0, 0, 0, 0, 0, 0];
  let [x0, y0, x1, y1, distance] = [Infinity, Infinity, -Infinity, -Infinity, Infinity];
  for (let i = data.indexOf(1); i >= 0; i = data.indexOf(1, i + 1)) {
    const [u, v] = positionOf(i);
    n++;
    x += u;
    y += v;
    xx += u * u;
    xy += u * v;
    yy += v * v;
    [x0, y0] = [Math.min(x0, u), Math.min(y0, v)];
    [x1, y1] = [Math.max(x1, u), Math.max(y1, v)];
    distance = Math.min(distance, u * u + v * v);
  }
  const [mx, my] = [x / n, y / n];
  const variance = (xx / n - mx * mx) * (yy / n - my * my) - (xy / n - mx * my) ** 2;
  const area = n / resolution ** 2;
  return {
    area,
    box: { x0, y0, x1, y1 },
    center: [(x0 + x1) / 2, (y0 + y1) / 2],
    distance: Math.sqrt(distance),
    // An ellipse's half axes are twice the standard deviations along them.
    fillRatio: area / (4 * Math.PI * Math.sqrt(variance)),
  };
}

/** Mean of the values at a part's samples. */
export function meanIn({ data }: Mask, values: Float32Array): number {
  let sum = 0,
    count = 0;
  for (let i = data.indexOf(1); i >= 0; i = data.indexOf(1, i + 1)) {
    sum += values[i];
    count++;
  }
  return sum / count;
}
