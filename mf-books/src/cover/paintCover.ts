import type { Rect } from '@scribblepup/studio';
import { failureHandler } from '../failureHandler';
import type { CoverArt } from './art';
import { createCanvas } from './createCanvas';
import {
  colorNamed,
  COVER,
  coverStyles,
  type CoverColor,
  type CoverDesign,
  type CoverStyle,
} from './design';
import { paintDog } from './paintDog';
import { paintBackground, paintPattern } from './backgrounds';
import { paintPictureRow } from './paintPictureRow';
import { loadTitleFont, paintTitle } from './title';

/**
 * The part of a cover that a picture shows, cover units; it may extend beyond the cover's edges.
 */
type View = Rect;

const whole: View = { x: 0, y: 0, ...COVER };

type Layer = (context: CanvasRenderingContext2D, style: CoverStyle, color: CoverColor) => void;

const paint = (
  canvas: HTMLCanvasElement,
  design: CoverDesign,
  view: View,
  layers: readonly Layer[],
): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = coverStyles[design.candidate] ?? coverStyles[0];
  const scale = canvas.width / view.width;
  context.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
  context.imageSmoothingQuality = 'high';
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const layer of layers) layer(context, style, colorNamed(design.colour));
};

/** Paints a cover over the whole canvas, whatever its size. */
export const paintCover = (
  canvas: HTMLCanvasElement,
  art: CoverArt,
  design: CoverDesign,
  view: View = whole,
): void =>
  paint(canvas, design, view, [
    (context, style, color) => paintBackground(context, style, color, design.seed),
    (context, style, color) => paintDog(context, art, style, color, design.seed),
    (context, style) => paintTitle(context, style, design.title),
  ]);

const canvasFor = (width: number, view: View): HTMLCanvasElement =>
  createCanvas({ width, height: (width * view.height) / view.width });

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the cover could not be written'))),
      'image/jpeg',
      0.92,
    );
  });

/** How long the rendering of a finished cover waits for the title's font, ms. */
const FONT_TIMEOUT_MS = 10_000;

/** Like `loadTitleFont`, but rejects if the font takes too long: a stalled load never ends. */
const awaitTitleFont = async (title: string): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the font did not arrive')), FONT_TIMEOUT_MS);
  });
  await Promise.race([loadTitleFont(title), timeout]).finally(() => clearTimeout(timer));
};

/**
 * Renders a finished cover as a JPEG.
 * @param width of the picture, px; the height follows from the view
 */
export const coverPicture = async (
  art: CoverArt,
  design: CoverDesign,
  width = 2 * COVER.width,
  view: View = whole,
): Promise<Blob> => {
  const canvas = canvasFor(width, view);
  await awaitTitleFont(design.title).catch(failureHandler('cover-font'));
  paintCover(canvas, art, design, view);
  return toJpeg(canvas);
};

/**
 * Renders the cover's back as a JPEG: its color and pattern, and a row of small pictures below the
 * space for the card.
 * @param barcode the area that the print shop's file clears, cover units
 */
export const backPicture = (
  design: CoverDesign,
  width: number,
  view: View,
  pictures: readonly ImageBitmap[],
  barcode: Rect,
): Promise<Blob> => {
  const canvas = canvasFor(width, view);
  paint(canvas, design, view, [
    (context, style, color) => paintPattern(context, style, color, design.seed, barcode),
    (context) => paintPictureRow(context, pictures),
  ]);
  return toJpeg(canvas);
};
