import { rect } from '@scribblepup/imaging/curves/shapes';
import type { PlacedDog } from '../../canvas/placedDog';
import type { Stage } from '../../canvas/stage';

/** Shows a free-standing dog. Puts a dog cropped at the bottom behind a cushion. */
export function showOnCushion(stage: Stage, dog: PlacedDog): void {
  const { x, y, w, h } = dog.box;
  stage.show(dog);
  if (stage.bust) stage.draw(rect(x - 34, y + h - 24, w + 68, 50, 24), { line: 1.2 });
}
