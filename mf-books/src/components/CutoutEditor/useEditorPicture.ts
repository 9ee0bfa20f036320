import { useEffect, useState } from 'react';

/** Decodes the photo; null until it is decoded, `failed` when it cannot be. */
export const useEditorPicture = (photo: Blob): ImageBitmap | 'failed' | null => {
  const [picture, setPicture] = useState<ImageBitmap | 'failed' | null>(null);

  useEffect(() => {
    let gone = false;
    let bitmap: ImageBitmap | null = null;
    createImageBitmap(photo).then(
      (decoded) => {
        if (gone) return decoded.close();
        bitmap = decoded;
        setPicture(decoded);
      },
      () => {
        if (!gone) setPicture('failed');
      },
    );
    return () => {
      gone = true;
      bitmap?.close();
      setPicture(null);
    };
  }, [photo]);

  return picture;
};
