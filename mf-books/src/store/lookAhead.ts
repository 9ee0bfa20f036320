import { coloring } from '../services/coloring';
import type { ChosenPicture } from './createBook';

interface LookAhead {
  readonly photo: Blob;
  readonly cancel: AbortController;
  share: number;
  onProgress: ((share: number) => void) | null;
}

let ahead: LookAhead | null = null;

/**
 * Looks for the dog in all of a photo while the visitor frames it; no longer where it is null. The engine
 * remembers: who leaves the frame as it came then waits for little or nothing. What goes wrong is heard of
 * by who asks next.
 */
export const lookAhead = (photo: Blob | null): void => {
  ahead?.cancel.abort();
  if (!photo) return;
  const mine: LookAhead = { photo, cancel: new AbortController(), share: 0, onProgress: null };
  ahead = mine;
  coloring()
    .extract(
      photo,
      {},
      {
        signal: mine.cancel.signal,
        onProgress: (_stage, share) => {
          mine.share = share;
          mine.onProgress?.(share);
        },
      },
    )
    .catch(() => undefined)
    .finally(() => {
      if (ahead === mine) ahead = null;
    });
};

/**
 * Takes part in a look ahead that is under way, where this is what it looks for, and gives its share from 0
 * to 1. One that looks for something else is in the way, and ends.
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
