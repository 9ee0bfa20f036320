import { isAbort, type CutoutResult, type Extraction } from '@scribblepup/studio';
import type { Mark } from '../cutoutMarks';
import { failureHandler } from '../failureHandler';
import { visitorMessage } from '../visitorMessage';
import type { PhotoOnForm } from './photoOnForm';

const NOT_DRAWN = 'Your dog could not be drawn. Try again, or choose another photo.';

/** Share of the search's progress once the dog is cut out. */
const CUTOUT_SHARE = 0.5;

export type WriteCutout = (change: Partial<Pick<PhotoOnForm, 'shownMarks' | 'cutout'>>) => void;

interface ShownSearch {
  /** Shows how much of the search is done, 0 to 1. Never decreases, except on `restart`. */
  readonly showProgress: (share: number) => void;
  /** Shows the new cutout, still with the lines of the last one. */
  readonly showCutout: (cut: CutoutResult) => void;
  readonly showResult: (extraction: Extraction) => void;
  readonly showFailure: (error: unknown) => void;
  /** Shows an extraction while the search starts again. */
  readonly restart: (extraction: Extraction) => void;
}

/**
 * Shows a search for the dog in a photo on the form. The last cutout stays until there is another.
 * @param marks the marks that the cutout is made with
 */
export const showSearch = (
  write: WriteCutout,
  marks: readonly Mark[],
  last: Extraction | null,
): ShownSearch => {
  let before = last;
  let highestShare = 0;

  const showProgress = (share: number): void => {
    highestShare = Math.max(highestShare, share);
    write({ cutout: { status: 'working', share: highestShare, before } });
  };

  return {
    showProgress,
    showCutout: (cut) => {
      if (before) {
        before = { ...before, ...cut };
        write({ shownMarks: marks });
      }
      showProgress(CUTOUT_SHARE);
    },
    showResult: (extraction) =>
      write({ cutout: { status: 'done', extraction }, shownMarks: marks }),
    showFailure: (error) => {
      failureHandler('dog')(error);
      if (isAbort(error)) return;
      const message = visitorMessage(error) ?? NOT_DRAWN;
      write({ cutout: { status: 'failed', message, before } });
    },
    restart: (extraction) => {
      before = extraction;
      highestShare = 0;
      showProgress(0);
    },
  };
};
