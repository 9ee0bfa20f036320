import { pixelIndexAt, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { isNearOutline } from '../dogShape';

// A line doubles the outline if more than MAX_SHARE_BESIDE of it lies within DISTANCE dog units of
// the dog's edge.
const DISTANCE = 10,
  MAX_SHARE_BESIDE = 0.6;

/**
 * Whether the part of a line on the dog runs beside the outline, like the lips of a head that rests
 * on its chin. Px.
 * @param unit px per dog unit
 */
export function doublesOutline(line: readonly Point[], dog: Mask, unit: number): boolean {
  const onDog = line.filter(([x, y]) => dog.data[pixelIndexAt(dog, x, y)]);
  const beside = onDog.filter((point) => isNearOutline({ dog }, point, DISTANCE * unit));
  return beside.length > MAX_SHARE_BESIDE * onDog.length;
}
