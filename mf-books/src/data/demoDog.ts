import { endpoints, get } from '@scribblepup/kernel/api';
import { isObjectOf, isString, isStringMatching } from '@scribblepup/kernel/schema';
import { isAbort } from '@scribblepup/studio';
import { notify } from '@scribblepup/ui';
import { queryErrorMessage } from '../queryErrorMessage';

const isDemoDog = isObjectOf({ name: isString, image: isStringMatching(/\S/) });

/** Thrown if no demo dog can be loaded; the message is meant for the visitor. */
export class DemoDogError extends Error {
  override readonly name = 'DemoDogError';
}

const NO_PICTURE = "The demo dog's picture could not be fetched.";

export interface DemoPhoto {
  readonly name: string;
  readonly photo: Blob;
}

const load = async (signal?: AbortSignal): Promise<DemoPhoto> => {
  const { data } = await get<unknown>(endpoints.demoDogs, signal);
  // Another team may run the server, so skip items without the expected shape.
  const dogs: readonly unknown[] = Array.isArray(data) ? data : [];
  const dog = dogs.find((item) => isDemoDog(item));
  if (!dog) throw new DemoDogError('No demo dog is available right now.');
  const response = await fetch(dog.image, { signal }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new DemoDogError(NO_PICTURE, { cause });
  });
  if (!response.ok) throw new DemoDogError(NO_PICTURE);
  return { name: dog.name, photo: await response.blob() };
};

/** True if the call or the fetch was canceled; the call then rejects with axios's error. */
const isCanceled = (error: unknown): boolean =>
  isAbort(error) || (error instanceof Error && error.name === 'CanceledError');

/** Creates a `firstDemoDog`, which keeps the dog once it is loaded. */
export const createFirstDemoDog = () => {
  let loaded: DemoPhoto | null = null;

  return async (signal?: AbortSignal): Promise<DemoPhoto> => {
    try {
      return (loaded ??= await load(signal));
    } catch (error) {
      // Do not check the signal instead: a visitor whose session is refused also leaves the screen,
      // which aborts it.
      if (!isCanceled(error)) {
        notify.error(queryErrorMessage(error));
        // oxlint-disable-next-line no-console -- the specification asks for failures of this call to be logged
        console.error('Could not load: demo dog', error);
      }
      throw error;
    }
  };
};

/**
 * Returns the first demo dog with its picture, for visitors who have no photo yet. Like the site's
 * other calls, it is not made again when the visitor returns to a screen. If it fails, tells the
 * visitor and rejects with the call's error, or with a DemoDogError if there is no dog or no
 * picture. If it is canceled, only rejects, as `get` and `fetch` do.
 */
export const firstDemoDog = createFirstDemoDog();
