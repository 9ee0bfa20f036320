import { endpoints, get } from '@scribblepup/kernel/api';
import { isObjectOf, isArrayOf, isString } from '@scribblepup/kernel/schema';

const isDemoDogs = isArrayOf(isObjectOf({ name: isString, image: isString }));

/** Thrown if no demo dog can be loaded; the message is meant for the visitor. */
export class DemoDogError extends Error {
  override readonly name = 'DemoDogError';
}

const NO_PICTURE = "The demo dog's picture could not be fetched.";

export interface DemoPhoto {
  readonly name: string;
  readonly photo: Blob;
}

/**
 * Returns the first demo dog with its picture, for visitors who have no photo yet. Rejects with the
 * call's error, or with a DemoDogError when there is no dog or no picture.
 */
export const firstDemoDog = async (signal?: AbortSignal): Promise<DemoPhoto> => {
  const { data } = await get<unknown>(endpoints.demoDogs, signal);
  // Another team may run the server.
  const dog = isDemoDogs(data) ? data[0] : undefined;
  if (!dog) throw new DemoDogError('No demo dog is available right now.');
  const answer = await fetch(dog.image, { signal }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new DemoDogError(NO_PICTURE, { cause });
  });
  if (!answer.ok) throw new DemoDogError(NO_PICTURE);
  return { name: dog.name, photo: await answer.blob() };
};
