import type { SheetBox } from '../../canvas/sheet';
import { otherDogFeatures } from '../../canvas/features';
import type { PlacedDog } from '../../canvas/placedDog';
import type { Stage } from '../../canvas/stage';

/** Height of the eyes in a box, as a share of the box's height: hats need the room above. */
const EYE_HEIGHT = 0.62;

/** How far the feet of a low dog are below the box, in sheet units. */
const HIDDEN_FEET = 6;

/** True if a drawing shows more than one face, so that a box with one head would lack the other. */
export const showsOtherDog = (stage: Stage): boolean =>
  otherDogFeatures(stage.placeAt({ scale: 1, dx: 0, dy: 0 })).length > 0;

/**
 * Places the head of a dog in the lower part of a box, with its body continuing below or beside the
 * box. Null if the face is not known, or if the photo crops the dog shortly below its head.
 * @param share the head's width as a share of the box's width
 */
export function headInBox(
  stage: Stage,
  { x, y, w, h }: SheetBox,
  share: number,
  mirror: boolean,
): PlacedDog | null {
  const { head } = stage.placeAt({ scale: 1, dx: 0, dy: 0, mirror });
  const scale = (w * share) / head.width;
  const top = y + h * EYE_HEIGHT - head.eyeMidpoint[1] * scale;
  const minTop = y + h + HIDDEN_FEET - stage.dog.height * scale;
  if (!head.face || (stage.bust && top < minTop)) return null;
  return stage.placeAt({
    scale,
    dx: x + w / 2 - head.eyeMidpoint[0] * scale,
    dy: Math.max(top, minTop),
    mirror,
  });
}
