import { catmullRom, ellipse } from '@scribblepup/imaging/curves/shapes';
import type { Point } from '@scribblepup/imaging';
import { membersOf, type PlacedDog } from '../../canvas/placedDog';
import type { Stage } from '../../canvas/stage';
import { ball } from '../props/things';

/** Half the thickness of a rope, as a share of the heads' width. */
const ROPE_HALF = 0.075;

/**
 * Draws a toy between the two dogs of a page: a rope to pull, or a ball. Draws nothing on a page
 * with one dog.
 */
export function toy(stage: Stage, dogs: PlacedDog, kind: 'rope' | 'ball'): void {
  const both = membersOf(dogs).toSorted((a, b) => a.box.x - b.box.x);
  if (both.length < 2) return;
  const [left, right] = both;
  const size = (left.head.width + right.head.width) / 2;
  const [from, to] = [mouthOf(left), mouthOf(right)];
  if (kind === 'rope' && from && to && to[0] - from[0] > size) {
    rope(stage, from, to, size);
    return;
  }
  const x = (left.box.x + left.box.w + right.box.x) / 2;
  const bottom = Math.min(...both.map(({ box }) => box.y + box.h), dogs.box.y + dogs.box.h);
  stage.put(ball, x, bottom - size * 0.3, size * 0.62);
}

/** The mouth of a dog, below its nose; null if the face is not known. */
const mouthOf = ({ head: { face, tilt, width } }: PlacedDog): Point | null =>
  face && [
    face.nose[0] - Math.sin(tilt) * width * 0.2,
    face.nose[1] + Math.cos(tilt) * width * 0.2,
  ];

/** A rope with knots that hangs between two mouths. */
function rope(stage: Stage, from: Point, to: Point, size: number): void {
  const half = size * ROPE_HALF;
  const n = 12;
  const [span, sag] = [to[0] - from[0], size * 0.42];
  const at = (t: number, side: number): Point => {
    const u = 2 * t - 1;
    return [from[0] + span * t, from[1] + (to[1] - from[1]) * t + sag * (1 - u * u) + side * half];
  };
  const steps = Array.from({ length: n + 1 }, (_, i) => i / n);
  stage.draw(
    catmullRom(
      [...steps.flatMap((t) => at(t, -1)), ...steps.toReversed().flatMap((t) => at(t, 1))],
      true,
    ),
  );
  for (const t of [0, 0.5, 1]) stage.draw(ellipse(...at(t, 0), half * 1.1, half * 1.8));
}
