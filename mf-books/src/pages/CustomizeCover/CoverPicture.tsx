import { useEffect, useRef } from 'react';
import type { CoverArt } from '../../cover/art';
import { COVER, type CoverDesign } from '../../cover/design';
import { paintCover } from '../../cover/paintCover';
import { loadTitleFont } from '../../cover/title';
import css from './CoverPicture.module.css';

interface CoverPictureProps {
  readonly art: CoverArt;
  readonly design: CoverDesign;
  /** Empty when the picture only decorates an element that names it. */
  readonly label: string;
  /** Px of the picture per cover unit. */
  readonly scale: number;
}

/** Describes a cover to a screen reader. */
export const coverLabel = ({ title }: CoverDesign): string =>
  title.trim() === '' ? 'Cover without a title' : `Cover with the title ${title}`;

/** A cover as it will be printed, painted on a canvas. */
export const CoverPicture = ({ art, design, label, scale }: CoverPictureProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let isCurrent = true;
    const paint = (): void => {
      if (canvas.current && isCurrent) paintCover(canvas.current, art, design);
    };
    paint();
    // Paint again when the title's font has loaded.
    loadTitleFont(design.title).then(paint, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [art, design]);

  return (
    <canvas
      ref={canvas}
      className={css.picture}
      width={COVER.width * scale}
      height={COVER.height * scale}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
    />
  );
};
