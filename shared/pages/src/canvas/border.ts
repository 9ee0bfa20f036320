import { bounds, joined, type Curve } from '@scribblepup/imaging/curves/curve';
import { railOf } from './rail';
import { trimOf, type Trim } from './trim';

/** Sheet units that a border may reach beyond the area. */
const BEYOND = 14;

/** A border's least width, in sheet units: its fields are to be colored. */
const LEAST = 42;

/** The commands of a rectangle with round corners. */
const ROUNDED = 'MLCLCLCLCZ';

/** Trims that point outwards, and how long a step is for each unit that they are tall. */
const KINDS: readonly (readonly [Trim, number])[] = [
  ['scallops', 1.5],
  ['teeth', 1.5],
  ['beads', 1.06],
  ['drops', 1.25],
  ['arches', 1.9],
];

/**
 * An ornament along two sides of a rectangular frame, for as much room as there is outside of it:
 * `inset` is how far the page's frame lies within the area. None where there is little. On all four
 * sides the borders of a book would make its pages look alike.
 */
export function borderOf(hole: Curve, inset: number): Curve[] {
  const tall = Math.min(50, inset + BEYOND);
  const straight = hole.ops === 'MLLLZ';
  if (tall < LEAST || !(straight || hole.ops === ROUNDED)) return [];
  const [kind, wide] = KINDS[inset % KINDS.length]!;
  const [l, t, r, b] = bounds(hole);
  const ends = inset % 2 === 0;
  // A row between two corners ends with whole shapes.
  const sides = ends
    ? [
        [l, t, r, t],
        [r, b, l, b],
      ]
    : [
        [r, t, r, b],
        [l, b, l, t],
      ];
  const shapes = straight
    ? sides.flatMap((xy) => trimOf(railOf({ ops: 'ML', xy }, tall * wide), kind, -tall))
    : trimOf(railOf(hole, tall * wide), kind, -tall);
  const shown = shapes.filter((shape) => {
    const [left, top, right, low] = bounds(shape);
    return ends
      ? top < t - tall / 2 || low > b + tall / 2
      : left < l - tall / 2 || right > r + tall / 2;
  });
  return [joined(shown)];
}
