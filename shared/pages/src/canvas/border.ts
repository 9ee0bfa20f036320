import { curveBounds, joined, type Curve } from '@scribblepup/imaging/curves/curve';
import { railOf } from './rail';
import { trimOf, type Trim } from './trim';

/** How far a border may extend past the area, in sheet units. */
const BEYOND = 4;

/** Minimum width of a border in sheet units, so that its fields can be colored. */
const LEAST = 42;

/** The commands of a rectangle with rounded corners. */
const ROUNDED = 'MLCLCLCLCZ';

/** Trims that point outwards, and the length of a step as a factor of their height. */
const KINDS: readonly (readonly [Trim, number])[] = [
  ['scallops', 1.5],
  ['teeth', 1.5],
  ['beads', 1.06],
  ['drops', 1.25],
  ['arches', 1.9],
];

/**
 * An ornament along two opposite sides of a rectangular frame, as tall as the room outside it
 * allows; empty if there is too little room. `inset` is the distance of the page's frame from the
 * edge of the area. Borders on all four sides would make the pages of a book look alike.
 */
export function borderOf(hole: Curve, inset: number): Curve[] {
  const tall = Math.min(50, inset + BEYOND);
  const straight = hole.ops === 'MLLLZ';
  if (tall < LEAST || !(straight || hole.ops === ROUNDED)) return [];
  const [kind, wide] = KINDS[inset % KINDS.length];
  const [l, t, r, b] = curveBounds(hole);
  const ends = inset % 2 === 0;
  // A row between two corners must end with whole shapes.
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
    const [left, top, right, low] = curveBounds(shape);
    return ends
      ? top < t - tall / 2 || low > b + tall / 2
      : left < l - tall / 2 || right > r + tall / 2;
  });
  return [joined(shown)];
}
