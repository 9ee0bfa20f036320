import { controlPointBounds } from '@scribblepup/imaging/curves/path';
import { contains } from '@scribblepup/imaging/curves/rings';
import { fractionalPart } from '@scribblepup/imaging/round';
import { AREA, bottom, inset, right, type SheetBox } from '../../canvas/sheet';
import type { PlacedDog } from '../../canvas/placedDog';
import { wearersOf } from '../../canvas/wearers';
import type { Stage } from '../../canvas/stage';
import type { DogArt } from '@scribblepup/tracing';
import { lerp, type LayoutInput } from './layoutInput';
import { hatHeight } from './worn';

/** Wanted position of a dog, as shares of the free room, and its size. */
export interface DogTarget {
  /** 0 is left and 1 right; 0 is top and 1 bottom. */
  readonly across: number;
  readonly down: number;
  /** Maximum visible size, in sheet units. */
  readonly w: number;
  readonly h: number;
  readonly mirror: boolean;
  /** Edges of the page, where cropped sides of the dog end. */
  readonly box?: SheetBox;
  /** Height of the foreground that hides the dog's cropped bottom edge. */
  readonly floor?: number;
}

/** Distance between a dog and the frame, in sheet units. */
export const DOG_MARGIN = 30;
/** Largest shorter side of an eye that is drawn solid black, in sheet units. */
const MAX_EYE = 31;
/** Extra enlargement for a dog cropped at a side, because that side may extend past the page. */
const CROPPED_WIDTH = 1.3;

/** The sides on which the photo crops the dog, swapped if it is mirrored. */
export function sidesCroppedOnPage(
  { dog }: Stage,
  mirror: boolean,
): { left: boolean; right: boolean } {
  return mirror
    ? { left: dog.cut.right, right: dog.cut.left }
    : { left: dog.cut.left, right: dog.cut.right };
}

/** The largest scale at which eyes stay solid black and add no field. */
function smallEyeScale({ lights, solids }: DogArt): number {
  const eyes = solids.filter((ring) => lights.some(({ x, y }) => contains([ring], x, y)));
  return MAX_EYE / Math.max(1, ...eyes.map(shorterSide));
}

function shorterSide(ring: readonly number[]): number {
  const [l, t, r, b] = controlPointBounds({ ops: '', xy: ring });
  return Math.min(r - l, b - t);
}

function placeOnce(
  { stage, isToddler, fewFields, index, size, scale: factor }: LayoutInput,
  { across, down, w: targetWidth, h: targetHeight, mirror, box = AREA, floor }: DogTarget,
): PlacedDog {
  const { dog } = stage;
  const cut = sidesCroppedOnPage(stage, mirror);
  const isSideCropped = cut.left || cut.right;
  // The frame must not cut off a dog with whole sides, nor one of two dogs.
  const maxWidth = isSideCropped && !stage.two ? Infinity : box.w - 2 * DOG_MARGIN;
  const [w, h] = [Math.min(maxWidth, targetWidth * factor), targetHeight * factor];
  const scale = Math.max(
    cut.left && cut.right ? (box.w + 8) / dog.width : 0,
    Math.min(
      isToddler && (fewFields || index % 3 !== 2)
        ? smallEyeScale(dog) * lerp(0.72, 1, fractionalPart(size * 7))
        : Infinity,
      (isSideCropped ? w * CROPPED_WIDTH : w) / dog.width,
      (stage.bust && floor === undefined ? h * 1.1 : h) / dog.height,
    ),
  );
  const [dw, dh] = [dog.width * scale, dog.height * scale];
  const room = inset(box, DOG_MARGIN);
  const overhang = Math.max(0, dw - w) + dw * 0.2 * across;
  let left = room.x + (room.w - dw) * across;
  if (cut.left && cut.right) left = box.x + (box.w - dw) * across;
  else if (cut.left) left = box.x - 4 - overhang;
  else if (cut.right) left = right(box) + 4 - dw + overhang;
  let top = room.y + (room.h - dh) * down;
  if (dog.cut.top) top = box.y - 4;
  else if (stage.bust) top = (floor ?? bottom(box)) + 6 + dh * 0.1 * (1 - down) - dh;
  const placeAtX = (x: number): PlacedDog =>
    stage.placeAt({ scale, dx: mirror ? x + dw : x, dy: top, mirror });
  const first = placeAtX(left);
  // Move the head onto the page, as far as the cropped side stays outside it.
  const {
    eyeMidpoint: [x],
    width,
  } = first.head;
  const half = width * 0.62;
  if (cut.left && x - half < room.x) return placeAtX(Math.min(box.x - 4, left + room.x - x + half));
  if (cut.right && x + half > right(room))
    return placeAtX(Math.max(right(box) + 4 - dw, left + right(room) - x - half));
  return first;
}

/**
 * Places the dog on a page, as large as allowed, with room for its hat. Cropped sides end at the
 * page's edge.
 */
export function placeDog(input: LayoutInput, place: DogTarget): PlacedDog {
  const hatRoom = hatHeight(input);
  const ceiling = (place.box ?? AREA).y + DOG_MARGIN;
  let placedDog = placeOnce(input, place);
  for (
    let k = 0.94;
    hatRoom > 0 &&
    k > 0.5 &&
    wearersOf(placedDog).some(({ head }) => head.top[1] - head.width * hatRoom < ceiling);
    k -= 0.06
  )
    placedDog = placeOnce(input, { ...place, w: place.w * k, h: place.h * k, down: 1 });
  return placedDog;
}
