import { useEffect, useState } from 'react';
import { isAbort, type PhotoBitmap } from '@scribblepup/studio';
import { failureHandler } from '../../failureHandler';
import { coloring } from '../../services/coloring';

/** The photo's pixels; null until they arrive, `failed` if the photo cannot be decoded. */
export type EditorPhoto = PhotoBitmap | 'failed' | null;

/** Gets a photo's pixels from the worker, and frees them when the photo changes. */
export const useEditorPhoto = (photo: Blob | null): EditorPhoto => {
  const [editorPhoto, setEditorPhoto] = useState<EditorPhoto>(null);

  useEffect(() => {
    if (!photo) return;
    const controller = new AbortController();
    let decoded: PhotoBitmap | null = null;
    coloring()
      .decodePhoto(photo, { signal: controller.signal })
      .then(
        (result) => {
          if (controller.signal.aborted) return result.bitmap.close();
          decoded = result;
          setEditorPhoto(result);
        },
        (error: unknown) => {
          failureHandler('editor')(error);
          if (!isAbort(error)) setEditorPhoto('failed');
        },
      );
    return () => {
      controller.abort();
      decoded?.bitmap.close();
      setEditorPhoto(null);
    };
  }, [photo]);

  return editorPhoto;
};
