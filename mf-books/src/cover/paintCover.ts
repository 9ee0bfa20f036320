import type { CoverArt } from './art';
import { paintGround } from './grounds';
import { colourNamed, COVER, coverStyles, type CoverDesign } from './design';
import { paintDog } from './dogs';
import { paintTitle, TITLE_FONT } from './title';

/** Paints a cover over the whole canvas, whatever its size. */
export const paintCover = (canvas: HTMLCanvasElement, art: CoverArt, design: CoverDesign): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = coverStyles[design.candidate] ?? coverStyles[0];
  const colour = colourNamed(design.colour);
  const scale = canvas.width / COVER.width;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  paintGround(context, style, colour, design.seed);
  paintDog(context, art, style, colour, design.seed);
  paintTitle(context, style, design.title);
};

/** The finished cover as a picture, 2 px to the unit. */
export const coverPicture = async (art: CoverArt, design: CoverDesign): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = 2 * COVER.width;
  canvas.height = 2 * COVER.height;
  await document.fonts.load(`800 60px ${TITLE_FONT}`);
  paintCover(canvas, art, design);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the cover could not be written'))), 'image/jpeg', 0.92);
  });
};
