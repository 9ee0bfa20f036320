import { path, polygon } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';
import { AREA } from '../../canvas/sheet';

/**
 * Draws rays from a point past the edges of the area, as wedges with gaps between them. They start
 * at a distance of `inner` from the point, so that they do not merge.
 */
export function rays(
  stage: Stage,
  x: number,
  y: number,
  n: number,
  share = 0.5,
  startAngle = 0,
  inner = 0,
): void {
  const reach = AREA.w + AREA.h;
  for (let i = 0; i < n; i++) {
    const a = startAngle + (i * 2 * Math.PI) / n;
    const b = a + ((2 * Math.PI) / n) * share;
    const at = (angle: number, r: number): [number, number] => [
      x + Math.cos(angle) * r,
      y + Math.sin(angle) * r,
    ];
    stage.draw(
      polygon([
        ...at(a, inner),
        ...at(a, reach),
        ...at(b, reach),
        ...(inner > 0 ? at(b, inner) : []),
      ]),
    );
  }
}

/** Draws the jagged star of comic books, with points of different lengths. */
export function comicBurst(
  stage: Stage,
  x: number,
  y: number,
  rx: number,
  ry: number,
  points: number,
  line = 1,
): void {
  const { rng } = stage;
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const k = i % 2 === 0 ? 1 + rng() * 0.12 : 0.8 - rng() * 0.06;
    const a = (i * Math.PI) / points;
    d += `${i ? 'L' : 'M'}${(x + Math.cos(a) * rx * k).toFixed(1)} ${(y + Math.sin(a) * ry * k).toFixed(1)}`;
  }
  stage.draw(path(`${d}Z`), { line });
}
