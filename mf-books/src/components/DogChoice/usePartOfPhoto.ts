import { useEffect, useRef, type RefObject } from 'react';
import type { Rect } from '@scribblepup/studio';
import { failureHandler } from '../../failureHandler';
import { coloring } from '../../services/coloring';

/**
 * Draws part of a photo onto a canvas. If the photo cannot be opened, the canvas stays empty.
 * @param side the canvas's longer side, px
 */
export const usePartOfPhoto = (
  photo: Blob,
  { x, y, width, height }: Rect,
  side: number,
): RefObject<HTMLCanvasElement | null> => {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const controller = new AbortController();
    const paint = async (): Promise<void> => {
      const { bitmap } = await coloring().decodePhoto(photo, {
        area: { x, y, width, height },
        side,
        signal: controller.signal,
      });
      if (!controller.signal.aborted && canvas.current)
        canvas.current
          .getContext('2d')
          ?.drawImage(bitmap, 0, 0, canvas.current.width, canvas.current.height);
      bitmap.close();
    };
    paint().catch(failureHandler('dog-choice'));
    return () => controller.abort();
  }, [photo, x, y, width, height, side]);

  return canvas;
};
