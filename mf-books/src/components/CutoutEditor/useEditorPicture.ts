import { useEffect, useState } from 'react';
import type { Extraction } from '@scribblepup/coloring/client';
import type { EditorPicture } from './paintEditor';

/** Photo and cutout as bitmaps; the last ones stay until the next are ready. */
export const useEditorPicture = (photo: Blob, extraction: Extraction): EditorPicture | null => {
  const [picture, setPicture] = useState<EditorPicture | null>(null);

  useEffect(() => {
    let gone = false;
    Promise.all([createImageBitmap(photo), createImageBitmap(extraction.preview)]).then(
      ([whole, cutout]) => {
        if (!gone) setPicture({ photo: whole, cutout, area: extraction.cutout.area });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [photo, extraction]);

  return picture;
};
