import { curveBounds, curve } from '@scribblepup/imaging/curves/curve';
import type { Prop } from '../../canvas/prop';
import type { Room } from '../../canvas/room';
import type { Spot } from '../../canvas/spot';
import { wearersOf } from '../../canvas/wearers';
import { wear } from '../parts/wearing';
import { BOLD, type Draft } from './draft';

const WORN = { size: 0.9, sink: 0.1 };

/** The parts of a hat that young children can color: its large shapes. */
const shapesOf = (hat: Prop): Prop =>
  hat
    .filter((part) => part.fill !== 'none')
    .slice(0, 2)
    .map((part) => ({ ...part, line: BOLD }));

/** Puts the look's hat on the dog. Returns the circles that the hat covers. */
export function hatted({ stage, hat }: Draft, dog: Spot): Room[] {
  if (!hat || stage.dog.cut.top) return [];
  wear(stage, dog, shapesOf(hat), WORN);
  return wearersOf(dog).map(({ head: { top, width } }) => ({
    x: top[0],
    y: top[1] - width * 0.45,
    r: width * 0.8,
  }));
}

/** Height of the look's hat above the head, as a share of the head's width. */
export const hatHeight = ({ stage, hat }: Draft): number =>
  !hat || stage.dog.cut.top
    ? 0
    : (-WORN.size * Math.min(...shapesOf(hat).map((part) => curveBounds(curve(part.d))[1]))) / 100;

/** The circles that faces cover; a nose may lie beside the middle of its head. */
export const facesOf = (dog: Spot): Room[] =>
  wearersOf(dog).flatMap(({ head: { mid, width, nose } }) => [
    { x: mid[0], y: mid[1] + width * 0.22, r: width * 0.62 },
    ...(nose ? [{ x: nose[0], y: nose[1], r: width * 0.3 }] : []),
  ]);
