import { useEffect, useRef, type RefObject } from 'react';
import type { Rect } from '@scribblepup/studio';

/** Draws part of a photo onto a canvas. If the photo cannot be opened, the canvas stays empty. */
export const usePartOfPhoto = (
  photo: Blob,
  { x, y, width, height }: Rect,
): RefObject<HTMLCanvasElement | null> => {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let isGone = false;
    const paint = async (): Promise<void> => {
      const picture = await createImageBitmap(photo);
      if (!isGone && canvas.current)
        canvas.current
          .getContext('2d')
          ?.drawImage(
            picture,
            x,
            y,
            width,
            height,
            0,
            0,
            canvas.current.width,
            canvas.current.height,
          );
      picture.close();
    };
    paint().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [photo, x, y, width, height]);

  return canvas;
};
