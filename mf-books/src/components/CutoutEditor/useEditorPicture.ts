import { useEffect, useState } from 'react';
import { isAbort, type PhotoBitmap } from '@scribblepup/studio';
import { failureHandler } from '../../failureHandler';
import { coloring } from '../../services/coloring';

/** The photo's pixels; null until they arrive, `failed` if there are none. */
export type EditorPhoto = PhotoBitmap | 'failed' | null;

/** Gets a photo's pixels from the worker, and frees them when the photo changes. */
export const useEditorPicture = (photo: Blob | null): EditorPhoto => {
  const [picture, setPicture] = useState<EditorPhoto>(null);

  useEffect(() => {
    if (!photo) return;
    const gone = new AbortController();
    let got: PhotoBitmap | null = null;
    coloring()
      .decodePhoto(photo, { signal: gone.signal })
      .then(
        (given) => {
          if (gone.signal.aborted) return given.bitmap.close();
          got = given;
          setPicture(given);
        },
        (error: unknown) => {
          failureHandler('editor')(error);
          if (!isAbort(error)) setPicture('failed');
        },
      );
    return () => {
      gone.abort();
      got?.bitmap.close();
      setPicture(null);
    };
  }, [photo]);

  return picture;
};
