import type { Point } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';
import { parsePath, flatten } from '@scribblepup/imaging/curves/path';
import { signedArea } from '@scribblepup/imaging/curves/rings';

/** A dog drawn by hand, as SVG path data in any units. */
export interface HandDrawnDog {
  readonly outline: readonly string[];
  readonly lines: readonly string[];
  readonly markings?: readonly string[];
  /** Center x and y, rx, ry. */
  readonly eyes:
    | readonly [
        readonly [number, number, number, number],
        readonly [number, number, number, number],
      ]
    | null;
  readonly nose: string | null;
  readonly noseAt: Point | null;
  readonly cut?: Partial<DogArt['cut']>;
}

/**
 * Converts a drawn dog to the engine's output: bounds start at 0, the square root of its area is
 * 500 units.
 */
export function toDogArt(drawn: HandDrawnDog): DogArt {
  const raw = drawn.outline.flatMap((d) => flatten(parsePath(d), 9).map((l) => l.points));
  const area = raw.reduce((sum, ring) => sum + Math.abs(signedArea(ring)), 0);
  const k = 500 / Math.sqrt(area);
  const xs = raw.flatMap((ring) => ring.filter((_, i) => i % 2 === 0));
  const ys = raw.flatMap((ring) => ring.filter((_, i) => i % 2 === 1));
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const fit = (points: readonly number[]): number[] =>
    points.map((v, i) => Math.round((v - (i % 2 === 0 ? x0 : y0)) * k * 100) / 100);
  const open = (d: string): number[] => flatten(parsePath(d), 9).flatMap((l) => fit(l.points));
  const ring = (d: string): number[] => open(d).slice(0, -2);
  const oval = ([x, y, rx, ry]: readonly [number, number, number, number]): number[] =>
    ring(`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`);
  const point = (x: number, y: number): Point => [(x - x0) * k, (y - y0) * k];
  const { eyes } = drawn;
  return {
    version: 1,
    width: (Math.max(...xs) - x0) * k,
    height: (Math.max(...ys) - y0) * k,
    outline: raw.map(fit),
    lines: drawn.lines.map((d, i) => {
      const p = open(d);
      const n = p.length / 2;
      const points: number[] = [];
      for (let j = 0; j < n; j++)
        points.push(
          p[2 * j],
          p[2 * j + 1],
          0.35 + 0.75 * Math.sin((Math.PI * (j + 0.3)) / (n - 0.4)),
        );
      return { points, strength: 1 - i / (drawn.lines.length + 1) };
    }),
    solids: [...(eyes ?? []).map(oval), ...(drawn.nose ? [ring(drawn.nose)] : [])],
    lights: (eyes ?? []).map(([x, y, r]) => ({
      x: (x + r * 0.35 - x0) * k,
      y: (y - r * 0.4 - y0) * k,
      r: r * 0.36 * k,
    })),
    markings: (drawn.markings ?? []).map(open),
    face:
      eyes && drawn.noseAt
        ? {
            eyes: [point(eyes[0][0], eyes[0][1]), point(eyes[1][0], eyes[1][1])],
            nose: point(...drawn.noseAt),
          }
        : null,
    cut: { left: false, top: false, right: false, bottom: false, ...drawn.cut },
  };
}
