import type { CoverArt } from './art';
import { paintGround } from './grounds';
import { colourNamed, COVER, coverStyles, type CoverDesign } from './design';
import { paintDog } from './dogs';
import { paintTitle, TITLE_FONT } from './title';

/** The part of the cover's plane that a picture shows, in cover units; it may reach beyond the cover. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const whole: View = { x: 0, y: 0, ...COVER };

/** Paints a cover over the whole canvas, whatever its size. */
export const paintCover = (canvas: HTMLCanvasElement, art: CoverArt, design: CoverDesign, view: View = whole): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = coverStyles[design.candidate] ?? coverStyles[0];
  const colour = colourNamed(design.colour);
  const scale = canvas.width / view.width;
  context.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
  context.imageSmoothingQuality = 'high';
  context.lineJoin = 'round';
  context.lineCap = 'round';
  paintGround(context, style, colour, design.seed);
  paintDog(context, art, style, colour, design.seed);
  paintTitle(context, style, design.title);
};

/**
 * A finished cover as a JPEG.
 * @param width of the picture, px; the height follows from the view
 */
export const coverPicture = async (art: CoverArt, design: CoverDesign, width = 2 * COVER.width, view: View = whole): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.ceil((width * view.height) / view.width);
  await document.fonts.load(`800 60px ${TITLE_FONT}`);
  paintCover(canvas, art, design, view);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the cover could not be written'))), 'image/jpeg', 0.92);
  });
};
