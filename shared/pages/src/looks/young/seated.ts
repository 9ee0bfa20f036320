import type { Path } from '@scribblepup/imaging/curves/path';
import { AREA, bottom } from '../../canvas/sheet';
import { membersOf, type PlacedDog } from '../../canvas/placedDog';
import { clipAbove } from '../parts/rim';
import { THING_LINE_FACTOR, lerp, type LayoutInput } from './layoutInput';
import { areClearOf } from './frame';
import type { Layout } from './layout';
import { placeDog } from './placeDog';
import { grownOutline, scatter } from './things';
import type { Vessel } from './vessel';
import { drawHat } from './worn';

/** Number of the first page with a vessel. */
const FIRST_PAGE = 14;

/** The dog sits in a vessel and looks out of it. */
export const vesselLayout = (vessel: Vessel): Layout => ({
  first: FIRST_PAGE,
  hidesBottom: true,
  two: 'over',
  // Around a dog that is cropped at a side, a vessel shows only one end and looks like a wall.
  needsWholeSides: true,
  draw: (input) => sitIn(vessel, input),
});

/** Distance of a chin below the nose, or below the middle of a faceless head, in skull widths. */
const CHIN_BELOW = { nose: 0.35, middle: 0.6 } as const;

const chin = ({ head: { face, eyeMidpoint, width } }: PlacedDog): number =>
  face ? face.nose[1] + CHIN_BELOW.nose * width : eyeMidpoint[1] + CHIN_BELOW.middle * width;

/** Minimum height of a vessel that ends higher to be clear of the frame, in sheet units. */
const MIN_HEIGHT = 150;
/** Step by which the lower end of a vessel rises until it is clear of the frame, in sheet units. */
const RISE_STEP = 12;
/** Size factors to try for a centered dog and its vessel if the frame cuts off the vessel. */
const CENTERED_SIZES = [1, 0.92, 0.84, 0.76, 0.68] as const;

/**
 * Maximum depth of a notch in the rim of a vessel, in sheet units. The dog ends below it, so that
 * no leg sticks out beside a vessel that is narrower below its rim, or under a low one.
 */
const MAX_NOTCH_DEPTH = 84;

/** A dog and the shapes of the vessel in front of it. */
interface Seat {
  readonly dog: PlacedDog;
  readonly shapes: readonly Path[];
  /** True if the frame cuts off no part of the vessel. */
  readonly isWhole: boolean;
}

/** Seats the dog in a vessel from `rim` down to `maxBase`, or higher if the frame is there. */
function seatIn(
  vessel: Vessel,
  input: LayoutInput,
  [rim, maxBase]: readonly [number, number],
): Seat {
  const { stage, across, size, mirror, frame } = input;
  const box = frame?.box ?? AREA;
  const placeAtDepth = (depth: number): PlacedDog =>
    placeDog(input, {
      across: lerp(0.15, 0.85, across),
      down: 1,
      w: lerp(400, 640, size),
      h: (rim - box.y - 40) * lerp(0.86, 1, 1 - size) + depth,
      mirror,
      box: { ...box, h: rim + depth + 30 - box.y },
      floor: rim + depth,
    });
  const depth = stage.bust ? 30 : lerp(150, 230, size);
  const deepest = placeAtDepth(depth);
  // A low dog, such as a lying one, sits higher, so that it can look over the rim.
  const chinBelowRim = Math.max(...membersOf(deepest).map(chin)) - rim;
  const dog = chinBelowRim > 0 ? placeAtDepth(depth - chinBelowRim) : deepest;
  const half = Math.max(220, Math.min(box.w / 2 - 50, dog.box.w * 0.56));
  const x = Math.max(
    box.x + half + 30,
    Math.min(box.x + box.w - half - 30, dog.box.x + dog.box.w / 2),
  );
  if (frame)
    for (let base = maxBase; base >= rim + MIN_HEIGHT; base -= RISE_STEP) {
      const shapes = vessel(x, rim, base, half);
      if (areClearOf(frame, shapes)) return { dog, shapes, isWhole: true };
    }
  return { dog, shapes: vessel(x, rim, maxBase, half), isWhole: !frame };
}

function sitIn(vessel: Vessel, input: LayoutInput): void {
  const { stage, across, down, frame, lineFactor, things, fewFields, isToddler } = input;
  const base = bottom(frame?.box ?? AREA) - (frame ? 36 : 8);
  const rim = lerp(560, 750, down);
  const first = seatIn(vessel, input, [rim, base]);
  let seat = first;
  for (const k of CENTERED_SIZES) {
    if (seat.isWhole) break;
    seat = seatIn(vessel, { ...input, across: 0.5, scale: input.scale * k }, [rim, base]);
  }
  const { dog, shapes } = seat.isWhole ? seat : first;
  stage.show(dog, {
    detail: dog.item.detail * lineFactor,
    clip: clipAbove(rim + MAX_NOTCH_DEPTH),
  });
  for (const [i, shape] of (fewFields && !isToddler ? shapes.slice(0, 1) : shapes).entries()) {
    const add = (): void => void stage.draw(shape, { line: THING_LINE_FACTOR });
    if (isToddler && i > 0) stage.extra(i, add);
    else add();
  }
  scatter(
    input,
    things,
    grownOutline(dog),
    [{ x: 425, y: base + 60, r: base + 90 - rim }, ...drawHat(input, dog)],
    120,
    [across - 0.5, -1],
  );
}
