import { circle, heart, path, polygon, star } from '@scribblepup/imaging/curves/shapes';
import { curve, placed, type Curve } from '@scribblepup/imaging/curves/curve';
import type { Stage } from '../../canvas/stage';
import { bone, paw } from '../props/things';

export type RingKind =
  | 'petals'
  | 'pointed'
  | 'scales'
  | 'beads'
  | 'zigzag'
  | 'hearts'
  | 'paws'
  | 'bones'
  | 'loops'
  | 'leaves'
  | 'stars'
  | 'plain'
  | 'lotus'
  | 'drops'
  | 'weave'
  | 'arches';

/** A ring of a mandala: the kind of its shapes, their number and the ring's thickness. */
export type Ring = readonly [kind: RingKind, count: number, thick: number];

/** Draws rings around a centre, from the outermost to the innermost. Each ends with a circle. */
export function mandala(
  stage: Stage,
  x: number,
  y: number,
  inner: number,
  rings: readonly Ring[],
  turn = -Math.PI / 2,
): void {
  let r = inner + rings.reduce((sum, ring) => sum + ring[2], 0);
  for (const [kind, count, thick] of rings.toReversed()) {
    r -= thick;
    const shapes = motifs(kind, count, x, y, r, thick, turn);
    for (const shape of shapes) stage.drawAll(shape.curves, { line: shape.line });
    stage.draw(circle(x, y, r), { line: 1 });
  }
}

interface Motif {
  readonly curves: readonly Curve[];
  readonly line: number;
}

function motifs(
  kind: RingKind,
  n: number,
  x: number,
  y: number,
  r: number,
  thick: number,
  turn: number,
): Motif[] {
  const step = (2 * Math.PI) / n;
  const each = (make: (a: number) => Curve): Curve[] =>
    Array.from({ length: n }, (_, i) => make(turn + i * step));
  const at = (a: number, k: number): string =>
    `${(x + Math.cos(a) * (r + k * thick)).toFixed(1)} ${(y + Math.sin(a) * (r + k * thick)).toFixed(1)}`;
  const band: Motif = { curves: [circle(x, y, r + thick)], line: 1 };
  const spot = (a: number, k: number): [number, number] => [
    x + Math.cos(a) * (r + k * thick),
    y + Math.sin(a) * (r + k * thick),
  ];
  const petal =
    (w: number, high: number) =>
    (a: number): Curve =>
      path(
        `M${at(a - w * step, 0)}C${at(a - w * step * 1.1, high * 0.6)} ${at(a - w * step * 0.5, high)} ${at(a, high)}C${at(a + w * step * 0.5, high)} ${at(a + w * step * 1.1, high * 0.6)} ${at(a + w * step, 0)}Z`,
      );
  const tip =
    (w: number, high: number) =>
    (a: number): Curve =>
      path(
        `M${at(a - w * step, 0)}C${at(a - w * step, high * 0.5)} ${at(a - w * step * 0.2, high * 0.7)} ${at(a, high)}C${at(a + w * step * 0.2, high * 0.7)} ${at(a + w * step, high * 0.5)} ${at(a + w * step, 0)}Z`,
      );
  const onRing = (parts: readonly { readonly d: string }[], size: number): Motif[] =>
    parts.map((part) => ({
      curves: each((a) =>
        placed(curve(part.d), ...spot(a, 0.5), (thick * size) / 100, a + Math.PI / 2),
      ),
      line: 0.85,
    }));
  switch (kind) {
    case 'petals':
      return [
        { curves: each((a) => petal(0.5, 0.94)(a + step / 2)), line: 1 },
        { curves: each(petal(0.5, 0.94)), line: 1 },
        { curves: each(petal(0.22, 0.6)), line: 0.8 },
      ];
    case 'pointed':
      return [
        { curves: each((a) => tip(0.5, 0.98)(a + step / 2)), line: 1 },
        { curves: each(tip(0.46, 0.86)), line: 1 },
        { curves: each(tip(0.2, 0.5)), line: 0.8 },
      ];
    case 'lotus':
      return [
        { curves: each(tip(0.5, 0.98)), line: 1 },
        { curves: each(tip(0.3, 0.66)), line: 0.8 },
      ];
    case 'scales':
      return [
        { curves: each((a) => petal(0.5, 0.96)(a + step / 2)), line: 1 },
        { curves: each(petal(0.5, 0.56)), line: 1 },
      ];
    case 'beads': {
      const size = Math.min(thick * 0.36, r * step * 0.42);
      return [band, { curves: each((a) => circle(...spot(a, 0.5), size)), line: 0.9 }];
    }
    case 'zigzag':
      return [
        band,
        {
          curves: each((a) =>
            path(`M${at(a - step / 2, 0.02)}L${at(a, 0.98)}L${at(a + step / 2, 0.02)}Z`),
          ),
          line: 0.9,
        },
        {
          curves: each((a) => circle(...spot(a, 0.34), Math.min(thick * 0.15, r * step * 0.13))),
          line: 0.75,
        },
      ];
    case 'hearts':
      return [
        band,
        {
          curves: each((a) =>
            placed(heart(0, 0, thick * 0.62), ...spot(a, 0.5), 1, a + Math.PI / 2),
          ),
          line: 0.9,
        },
      ];
    case 'stars':
      return [
        band,
        { curves: each((a) => star(...spot(a, 0.5), thick * 0.36, thick * 0.16, 5, a)), line: 0.9 },
      ];
    case 'paws':
      return [band, ...onRing(paw, 0.86)];
    case 'bones':
      return [band, ...onRing(bone, Math.min(1, (r * step) / thick / 1.5))];
    case 'leaves':
      return [
        band,
        {
          curves: each((a) =>
            path(
              `M${at(a - step * 0.42, 0.12)}C${at(a - step * 0.4, 0.8)} ${at(a, 0.95)} ${at(a + step * 0.42, 0.88)}C${at(a + step * 0.4, 0.2)} ${at(a, 0.05)} ${at(a - step * 0.42, 0.12)}Z`,
            ),
          ),
          line: 0.9,
        },
      ];
    case 'loops':
      return [
        { curves: each((a) => petal(0.5, 0.98)(a)), line: 1 },
        {
          curves: each((a) => circle(...spot(a, 0.46), Math.min(thick * 0.24, r * step * 0.26))),
          line: 0.85,
        },
      ];
    case 'weave':
      return [
        band,
        {
          curves: [0, 0.5].map((shift) =>
            polygon(
              Array.from({ length: 2 * n }, (_, i) =>
                spot(turn + (i / 2 + shift) * step, i % 2),
              ).flat(),
            ),
          ),
          line: 0.8,
        },
      ];
    case 'arches':
      return [
        { curves: each(petal(0.5, 0.98)), line: 1 },
        { curves: each(petal(0.32, 0.68)), line: 0.8 },
        { curves: each(petal(0.16, 0.38)), line: 0.8 },
      ];
    case 'drops':
      return [
        band,
        {
          curves: each((a) =>
            path(
              `M${at(a, 0.94)}C${at(a - step * 0.42, 0.4)} ${at(a - step * 0.3, 0.06)} ${at(a, 0.08)}C${at(a + step * 0.3, 0.06)} ${at(a + step * 0.42, 0.4)} ${at(a, 0.94)}Z`,
            ),
          ),
          line: 0.9,
        },
      ];
    default:
      return [band];
  }
}
