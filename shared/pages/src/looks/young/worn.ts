import { controlPointBounds, parsePath } from '@scribblepup/imaging/curves/path';
import type { Prop } from '../../canvas/prop';
import type { FreeCircle } from '../../canvas/freeCircle';
import type { PlacedDog } from '../../canvas/placedDog';
import { wearersOf } from '../../canvas/wearers';
import { putOnHat } from '../parts/wearing';
import { THING_LINE_FACTOR, type LayoutInput } from './layoutInput';

const HAT_FIT = { size: 0.9, sink: 0.1 };

/** Area of the box around a part of a hat. */
function boxArea({ d }: Prop[number]): number {
  const [l, t, r, b] = controlPointBounds(parsePath(d));
  return (r - l) * (b - t);
}

/** The parts of a hat that young children can color: its two largest shapes, such as its brim. */
function shapesOf(hat: Prop): Prop {
  const shapes = hat.filter((part) => part.fill !== 'none');
  const largest = shapes.toSorted((a, b) => boxArea(b) - boxArea(a)).slice(0, 2);
  return shapes
    .filter((part) => largest.includes(part))
    .map((part) => ({ ...part, line: THING_LINE_FACTOR }));
}

/** Puts the look's hat on the dog. Returns the circles that the hat covers. */
export function drawHat({ stage, hat }: LayoutInput, dog: PlacedDog): FreeCircle[] {
  if (!hat || stage.dog.cut.top) return [];
  putOnHat(stage, dog, shapesOf(hat), HAT_FIT);
  return wearersOf(dog).map(({ head: { top, width } }) => ({
    x: top[0],
    y: top[1] - width * 0.45,
    r: width * 0.8,
  }));
}

/** Height of the look's hat above the head, as a share of the head's width. */
export const hatHeight = ({ stage, hat }: LayoutInput): number =>
  !hat || stage.dog.cut.top
    ? 0
    : (-HAT_FIT.size *
        Math.min(...shapesOf(hat).map((part) => controlPointBounds(parsePath(part.d))[1]))) /
      100;

/**
 * The circles that faces cover, and circles around noses, which may lie beside the middle of the
 * head.
 */
export const facesOf = (dog: PlacedDog): FreeCircle[] =>
  wearersOf(dog).flatMap(({ head: { eyeMidpoint, width, nose } }) => [
    { x: eyeMidpoint[0], y: eyeMidpoint[1] + width * 0.22, r: width * 0.62 },
    ...(nose ? [{ x: nose[0], y: nose[1], r: width * 0.3 }] : []),
  ]);
