import type { BookArt } from '@scribblepup/studio';
import { sampleBookArt } from '@scribblepup/studio/books';
import { firstDemoDog } from '../data/demoDog';
import { coloring } from '../services/coloring';

/**
 * Returns the art of a sample book: the first pages of the first demo dog.
 * @throws ColoringError; the errors of the demo call.
 */
export const demoBookArt = async (number: number, signal?: AbortSignal): Promise<BookArt> => {
  const { name, photo } = await firstDemoDog(signal);
  const { dog } = await coloring().extract(photo, {}, { signal });
  return sampleBookArt(name, dog, number);
};
