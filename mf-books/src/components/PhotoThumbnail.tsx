import { useEffect, useRef } from 'react';
import { failureHandler } from '../failureHandler';

interface PhotoThumbnailProps {
  readonly className?: string;
  readonly photo: Blob;
  /** Height in px at which the photo is kept. */
  readonly height: number;
  /** Describes the photo; without it the picture is decorative. */
  readonly alt?: string;
}

const draw = async (canvas: HTMLCanvasElement, photo: Blob, height: number): Promise<void> => {
  // Chromium keeps all pixels of a bitmap once it is drawn, unless it was resized.
  const bitmap = await createImageBitmap(photo, { resizeHeight: height, resizeQuality: 'high' });
  // Not every browser resizes the bitmap.
  canvas.height = height;
  canvas.width = Math.max(1, Math.round((bitmap.width * height) / bitmap.height));
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
};

/** Photos are decoded one at a time, because each takes up to 17 MB while it is decoded. */
let queue: Promise<void> = Promise.resolve();

/**
 * A small picture of a photo. An <img> would keep all pixels of the photo in memory, and a project
 * has up to eight of them.
 */
export const PhotoThumbnail = ({ className, photo, height, alt }: PhotoThumbnailProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let isShown = true;
    queue = queue
      .then(() => (isShown && canvas.current ? draw(canvas.current, photo, height) : undefined))
      .catch(failureHandler('thumbnail'));
    return () => {
      isShown = false;
    };
  }, [photo, height]);

  const label = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return <canvas ref={canvas} className={className} width={1} height={1} {...label} />;
};
