import type { Pixels } from '@scribblepup/imaging';
import type { SyntheticDog } from '../syntheticDog';

/**
 * Puts an object of one color behind a drawn dog.
 * @param isObject whether the object covers a point, photo px
 */
export function withObjectBehind(
  dog: SyntheticDog,
  isObject: (x: number, y: number) => boolean,
  color: readonly [number, number, number],
): SyntheticDog {
  const { width, height, data } = dog.photo;
  const photo: Pixels = { width, height, data: data.slice() };
  for (let i = 0; i < width * height; i++)
    if (!dog.groundTruth[i] && isObject(i % width, Math.floor(i / width)))
      photo.data.set(color, i * 4);
  return { ...dog, photo };
}
