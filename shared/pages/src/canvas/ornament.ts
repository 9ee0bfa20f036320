import { controlPointBounds, joined, type Path } from '@scribblepup/imaging/curves/path';
import { railOf } from './rail';
import { trimOf, type Trim } from './trim';

/** How far an ornament may extend past the area, in sheet units. */
const MAX_OVERHANG = 4;

/** Minimum and maximum height of an ornament in sheet units. Lower ones are hard to color. */
const MIN_HEIGHT = 42,
  MAX_HEIGHT = 50;

/** The commands of a rectangle with rounded corners. */
const ROUNDED = 'MLCLCLCLCZ';

/** Trims that point outward, and the length of a step as a factor of their height. */
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
 * edge of the area. Ornaments on all four sides would make the pages of a book look alike.
 */
export function ornamentOf(hole: Path, inset: number): Path[] {
  const height = Math.min(MAX_HEIGHT, inset + MAX_OVERHANG);
  const isSharp = hole.ops === 'MLLLZ';
  if (height < MIN_HEIGHT || !(isSharp || hole.ops === ROUNDED)) return [];
  const [kind, stepFactor] = KINDS[inset % KINDS.length];
  const [l, t, r, b] = controlPointBounds(hole);
  const isAcross = inset % 2 === 0;
  // A row between two corners must end with whole shapes.
  const sides = isAcross
    ? [
        [l, t, r, t],
        [r, b, l, b],
      ]
    : [
        [r, t, r, b],
        [l, b, l, t],
      ];
  const shapes = isSharp
    ? sides.flatMap((xy) => trimOf(railOf({ ops: 'ML', xy }, height * stepFactor), kind, -height))
    : trimOf(railOf(hole, height * stepFactor), kind, -height);
  const shown = shapes.filter((shape) => {
    const [left, top, right, bottom] = controlPointBounds(shape);
    return isAcross
      ? top < t - height / 2 || bottom > b + height / 2
      : left < l - height / 2 || right > r + height / 2;
  });
  return [joined(shown)];
}
