import { circle, heart, path, polygon, star } from '@scribblepup/imaging/curves/shapes';
import { parsePath, placed, type Path } from '@scribblepup/imaging/curves/path';
import type { Stage } from '../../canvas/stage';
import { bone, paw } from '../props/things';

/** Shapes of a ring that are drawn together. */
interface Motif {
  readonly paths: readonly Path[];
  readonly line: number;
}

/**
 * The geometry of a ring. Angles are in radians; radial positions are 0 at the inner edge and 1 at
 * the outer edge.
 */
function ringAround(
  x: number,
  y: number,
  n: number,
  r: number,
  thickness: number,
  startAngle: number,
) {
  /** Angle between two shapes. */
  const step = (2 * Math.PI) / n;
  const each = (make: (a: number) => Path): Path[] =>
    Array.from({ length: n }, (_, i) => make(startAngle + i * step));
  const at = (a: number, k: number): string =>
    `${(x + Math.cos(a) * (r + k * thickness)).toFixed(1)} ${(y + Math.sin(a) * (r + k * thickness)).toFixed(1)}`;
  const band: Motif = { paths: [circle(x, y, r + thickness)], line: 1 };
  const spot = (a: number, k: number): [number, number] => [
    x + Math.cos(a) * (r + k * thickness),
    y + Math.sin(a) * (r + k * thickness),
  ];
  const petal =
    (w: number, height: number) =>
    (a: number): Path =>
      path(
        `M${at(a - w * step, 0)}C${at(a - w * step * 1.1, height * 0.6)} ${at(a - w * step * 0.5, height)} ${at(a, height)}C${at(a + w * step * 0.5, height)} ${at(a + w * step * 1.1, height * 0.6)} ${at(a + w * step, 0)}Z`,
      );
  const tip =
    (w: number, height: number) =>
    (a: number): Path =>
      path(
        `M${at(a - w * step, 0)}C${at(a - w * step, height * 0.5)} ${at(a - w * step * 0.2, height * 0.7)} ${at(a, height)}C${at(a + w * step * 0.2, height * 0.7)} ${at(a + w * step, height * 0.5)} ${at(a + w * step, 0)}Z`,
      );
  const onRing = (parts: readonly { readonly d: string }[], size: number): Motif[] =>
    parts.map((part) => ({
      paths: each((a) =>
        placed(parsePath(part.d), ...spot(a, 0.5), (thickness * size) / 100, a + Math.PI / 2),
      ),
      line: 0.85,
    }));
  return { n, r, thickness, startAngle, step, each, at, band, spot, petal, tip, onRing };
}

/** The shapes of each kind of ring, from back to front. */
const MOTIFS = {
  petals: ({ each, petal, step }) => [
    { paths: each((a) => petal(0.5, 0.94)(a + step / 2)), line: 1 },
    { paths: each(petal(0.5, 0.94)), line: 1 },
    { paths: each(petal(0.22, 0.6)), line: 0.8 },
  ],
  pointed: ({ each, tip, step }) => [
    { paths: each((a) => tip(0.5, 0.98)(a + step / 2)), line: 1 },
    { paths: each(tip(0.46, 0.86)), line: 1 },
    { paths: each(tip(0.2, 0.5)), line: 0.8 },
  ],
  lotus: ({ each, tip }) => [
    { paths: each(tip(0.5, 0.98)), line: 1 },
    { paths: each(tip(0.3, 0.66)), line: 0.8 },
  ],
  scales: ({ each, petal, step }) => [
    { paths: each((a) => petal(0.5, 0.96)(a + step / 2)), line: 1 },
    { paths: each(petal(0.5, 0.56)), line: 1 },
  ],
  beads: ({ each, band, r, thickness, step, spot }) => {
    const size = Math.min(thickness * 0.36, r * step * 0.42);
    return [band, { paths: each((a) => circle(...spot(a, 0.5), size)), line: 0.9 }];
  },
  zigzag: ({ each, at, band, r, thickness, step, spot }) => [
    band,
    {
      paths: each((a) =>
        path(`M${at(a - step / 2, 0.02)}L${at(a, 0.98)}L${at(a + step / 2, 0.02)}Z`),
      ),
      line: 0.9,
    },
    {
      paths: each((a) => circle(...spot(a, 0.34), Math.min(thickness * 0.15, r * step * 0.13))),
      line: 0.75,
    },
  ],
  hearts: ({ each, band, thickness, spot }) => [
    band,
    {
      paths: each((a) =>
        placed(heart(0, 0, thickness * 0.62), ...spot(a, 0.5), 1, a + Math.PI / 2),
      ),
      line: 0.9,
    },
  ],
  stars: ({ each, band, thickness, spot }) => [
    band,
    {
      paths: each((a) => star(...spot(a, 0.5), thickness * 0.36, thickness * 0.16, 5, a)),
      line: 0.9,
    },
  ],
  paws: ({ band, onRing }) => [band, ...onRing(paw, 0.86)],
  bones: ({ band, r, thickness, step, onRing }) => [
    band,
    ...onRing(bone, Math.min(1, (r * step) / thickness / 1.5)),
  ],
  leaves: ({ each, at, band, step }) => [
    band,
    {
      paths: each((a) =>
        path(
          `M${at(a - step * 0.42, 0.12)}C${at(a - step * 0.4, 0.8)} ${at(a, 0.95)} ${at(a + step * 0.42, 0.88)}C${at(a + step * 0.4, 0.2)} ${at(a, 0.05)} ${at(a - step * 0.42, 0.12)}Z`,
        ),
      ),
      line: 0.9,
    },
  ],
  loops: ({ each, petal, r, thickness, step, spot }) => [
    { paths: each((a) => petal(0.5, 0.98)(a)), line: 1 },
    {
      paths: each((a) => circle(...spot(a, 0.46), Math.min(thickness * 0.24, r * step * 0.26))),
      line: 0.85,
    },
  ],
  weave: ({ band, spot, n, startAngle, step }) => [
    band,
    {
      paths: [0, 0.5].map((shift) =>
        polygon(
          Array.from({ length: 2 * n }, (_, i) =>
            spot(startAngle + (i / 2 + shift) * step, i % 2),
          ).flat(),
        ),
      ),
      line: 0.8,
    },
  ],
  arches: ({ each, petal }) => [
    { paths: each(petal(0.5, 0.98)), line: 1 },
    { paths: each(petal(0.32, 0.68)), line: 0.8 },
    { paths: each(petal(0.16, 0.38)), line: 0.8 },
  ],
  drops: ({ each, at, band, step }) => [
    band,
    {
      paths: each((a) =>
        path(
          `M${at(a, 0.94)}C${at(a - step * 0.42, 0.4)} ${at(a - step * 0.3, 0.06)} ${at(a, 0.08)}C${at(a + step * 0.3, 0.06)} ${at(a + step * 0.42, 0.4)} ${at(a, 0.94)}Z`,
        ),
      ),
      line: 0.9,
    },
  ],
  plain: ({ band }) => [band],
} satisfies Record<string, (ring: ReturnType<typeof ringAround>) => readonly Motif[]>;

type RingKind = keyof typeof MOTIFS;

/** A ring of a mandala: the kind of its shapes, their number and the ring's thickness. */
export type Ring = readonly [kind: RingKind, count: number, thickness: number];

/** Draws rings around a center, from the outermost to the innermost. Each ends with a circle. */
export function mandala(
  stage: Stage,
  x: number,
  y: number,
  inner: number,
  rings: readonly Ring[],
  startAngle = -Math.PI / 2,
): void {
  let r = inner + rings.reduce((sum, ring) => sum + ring[2], 0);
  for (const [kind, count, thickness] of rings.toReversed()) {
    r -= thickness;
    const ring = ringAround(x, y, count, r, thickness, startAngle);
    for (const shape of MOTIFS[kind](ring)) stage.drawAll(shape.paths, { line: shape.line });
    stage.draw(circle(x, y, r), { line: 1 });
  }
}
