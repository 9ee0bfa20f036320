import { coloring } from '../services/coloring';
import { useCreateBook } from './createBook';
import type { ChosenPicture } from './photoOnForm';

interface LookAhead {
  readonly photo: Blob;
  readonly cancel: AbortController;
  share: number;
  onProgress: ((share: number) => void) | null;
}

let ahead: LookAhead | null = null;
/** The photo that is being cropped, or was cropped last. */
let lastCropped: Blob | null = null;

/**
 * Starts a speculative search for the dog in the whole photo while the visitor crops it; null
 * cancels it, and frees the photo's pixels unless the form has the photo. The engine caches the
 * result, so a visitor who does not change the frame hardly waits. Errors are ignored here: the
 * next request reports them.
 */
export const lookAhead = (photo: Blob | null): void => {
  ahead?.cancel.abort();
  const last = lastCropped;
  lastCropped = photo;
  if (!photo) {
    if (last && last !== useCreateBook.getState().image?.original) coloring().forget(last);
    return;
  }
  const current: LookAhead = { photo, cancel: new AbortController(), share: 0, onProgress: null };
  ahead = current;
  coloring()
    .extract(
      photo,
      {},
      {
        signal: current.cancel.signal,
        onProgress: (_stage, share) => {
          current.share = share;
          current.onProgress?.(share);
        },
      },
    )
    .catch(() => undefined)
    .finally(() => {
      if (ahead === current) ahead = null;
    });
};

/**
 * Joins the in-flight look-ahead if it searches the same photo without a crop, and returns its
 * progress from 0 to 1. Cancels a look-ahead for anything else, which would only delay this search,
 * and returns 0.
 */
export const joinLookAhead = (
  { photo, crop }: ChosenPicture,
  onProgress: (share: number) => void,
): number => {
  if (!ahead) return 0;
  if (photo !== ahead.photo || crop !== null) {
    ahead.cancel.abort();
    return 0;
  }
  ahead.onProgress = onProgress;
  return ahead.share;
};
