import type { Path } from '@scribblepup/imaging/curves/path';
import type { Rail } from './rail';
import { circle, path, polygon } from '@scribblepup/imaging/curves/shapes';

/**
 * Kinds of shapes in a row along a rail. Each shape is large enough to color, and no small gaps lie
 * between them.
 */
export type Trim =
  | 'scallops'
  | 'teeth'
  | 'beads'
  | 'leaves'
  | 'blocks'
  | 'diamonds'
  | 'drops'
  | 'arches';

const corner = ([x, y]: readonly [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The shapes of a trim, which extend `height` units from the rail and do not overlap. */
export function trimOf({ steps, at }: Rail, kind: Trim, height: number): Path[] {
  const c = (s: number, v: number): string => corner(at(s, v * height));
  const each = (make: (i: number) => Path): Path[] =>
    Array.from({ length: steps }, (_, i) => make(i));
  switch (kind) {
    case 'scallops':
      return each((i) =>
        path(`M${c(i, 0)}C${c(i + 0.04, 1.3)} ${c(i + 0.96, 1.3)} ${c(i + 1, 0)}Z`),
      );
    case 'arches':
      return each((i) =>
        path(
          `M${c(i, 0)}C${c(i + 0.04, 1.3)} ${c(i + 0.96, 1.3)} ${c(i + 1, 0)}ZM${c(i + 0.24, 0)}C${c(i + 0.26, 0.7)} ${c(i + 0.74, 0.7)} ${c(i + 0.76, 0)}`,
        ),
      );
    case 'drops':
      return each((i) =>
        path(
          `M${c(i, 0)}C${c(i, 0.7)} ${c(i + 0.36, 0.72)} ${c(i + 0.5, 1)}C${c(i + 0.64, 0.72)} ${c(i + 1, 0.7)} ${c(i + 1, 0)}Z`,
        ),
      );
    case 'teeth':
      return each((i) => polygon([...at(i, 0), ...at(i + 0.5, height), ...at(i + 1, 0)]));
    case 'blocks':
      return each((i) =>
        polygon([
          ...at(i, 0),
          ...at(i, height),
          ...at(i + 0.5, height),
          ...at(i + 1, height),
          ...at(i + 1, 0),
        ]),
      );
    case 'diamonds':
      return each((i) =>
        polygon([
          ...at(i, height / 2),
          ...at(i + 0.5, 0),
          ...at(i + 1, height / 2),
          ...at(i + 0.5, height),
        ]),
      );
    case 'beads': {
      const [a, b] = [at(0, 0), at(1, 0)];
      const r = Math.min(height / 2, Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.46);
      return each((i) => circle(...at(i + 0.5, height / 2), r));
    }
    case 'leaves':
      return each((i) =>
        path(
          `M${c(i, 0)}C${c(i - 0.06, 0.9)} ${c(i + 0.5, 1.1)} ${c(i + 0.94, 1)}C${c(i + 0.96, 0.5)} ${c(i + 0.7, 0.02)} ${c(i, 0)}Z`,
        ),
      );
  }
}
