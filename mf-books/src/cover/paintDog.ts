import type { Rect, SheetPath } from '@scribblepup/studio';
import type { CoverArt } from './art';
import { createCanvas } from './createCanvas';
import { COVER, type CoverColor, type CoverStyle } from './design';
import { fitAtBottom } from './fitAtBottom';
import { fitInFrame, frameShape, sillBelow } from './frames';
import { INK } from './ink';
import { drawBorder, silhouette } from './silhouette';

type Context = CanvasRenderingContext2D;
type Paint = (context: Context, art: CoverArt, color: CoverColor, seed: number) => void;

/** Share of the free height that is left below wide dogs, so that they stand closer to the title. */
const LIFT = 0.4;

const drawCutout = (context: Context, { cutout }: CoverArt, place: Rect): void =>
  context.drawImage(cutout, place.x, place.y, place.width, place.height);

/** Space below the dogs for the lines of their feet, in units of the art. */
const FEET_SPACE = 20;

const sticker: Paint = (context, art, _color, seed) => {
  const place = fitAtBottom(art.cutout, { x: 105, y: 308, width: 640, height: 682 }, LIFT);
  context.save();
  context.translate(425, 640);
  context.rotate(seed % 2 ? -0.04 : 0.04);
  context.translate(-425, -640);
  drawBorder(context, art.cutout, INK, place, 30);
  drawBorder(context, art.cutout, '#FFFFFF', place, 24);
  drawCutout(context, art, place);
  context.restore();
};

const poster: Paint = (context, art, _color, seed) => {
  const place = fitAtBottom(art.cutout, { x: 65, y: 80, width: 720, height: 770 });
  const shadow = silhouette(art.cutout, INK);
  // Below dogs that the photo crops, the shadow would be a dark bar.
  const down = art.isCropped ? 0 : 16;
  context.drawImage(
    shadow,
    place.x + (seed % 2 ? 18 : -18),
    place.y + down,
    place.width,
    place.height,
  );
  context.filter = 'contrast(1.35) saturate(1.5)';
  drawCutout(context, art, place);
  context.filter = 'none';
};

/** Paints a dog's ink. Its first path is its shape, which erases the dogs behind it. */
const inkDog = (context: Context, [shape, ...ink]: readonly SheetPath[]): void => {
  if (!shape) return;
  context.globalCompositeOperation = 'destination-out';
  context.fill(new Path2D(shape.d), 'evenodd');
  context.globalCompositeOperation = 'source-over';
  for (const { d, fill, stroke, evenOdd } of ink) {
    const path = new Path2D(d);
    if (fill === 'black') context.fill(path, evenOdd ? 'evenodd' : 'nonzero');
    if (stroke === null) continue;
    context.lineWidth = stroke;
    context.stroke(path);
  }
};

/**
 * Clips all dogs at the lower edge of the art if a photo crops one of them; otherwise leaves space
 * for the lines of their feet.
 */
const clipFeet = (context: Context, { size: { width, height }, isCropped }: CoverArt): void => {
  context.beginPath();
  context.rect(-width, -height, 3 * width, 2 * height + (isCropped ? 0 : FEET_SPACE));
  context.clip();
};

/**
 * Paints the ink on a separate layer with the cover's transform, where dogs in front can hide the
 * ink of others.
 */
const inkLayer = (cover: Context, art: CoverArt): HTMLCanvasElement => {
  const canvas = createCanvas(cover.canvas);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.setTransform(cover.getTransform());
  clipFeet(context, art);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.fillStyle = INK;
  context.strokeStyle = INK;
  for (const paths of art.lines) inkDog(context, paths);
  return canvas;
};

/** Ink lines over a flat color that is printed slightly out of register. */
const lineArt: Paint = (context, art, color, seed) => {
  const { size, lines } = art;
  const place = fitAtBottom(size, { x: 130, y: 312, width: 590, height: 658 }, LIFT);
  const off = seed % 2 ? 14 : -14;
  const scale = place.width / size.width;
  context.save();
  context.translate(place.x, place.y);
  context.scale(scale, scale);
  const layer = inkLayer(context, art);
  clipFeet(context, art);
  context.translate(off, 12);
  context.fillStyle = color.background;
  // The first path of a dog is its shape.
  for (const [shape] of lines) if (shape) context.fill(new Path2D(shape.d), 'evenodd');
  context.restore();
  context.save();
  context.resetTransform();
  context.drawImage(layer, 0, 0);
  context.restore();
};

/** Paints a sill from this height to the lower edge of the window. */
const paintSill = (context: Context, color: CoverColor, y: number): void => {
  context.fillStyle = color.accent;
  // The rim shows through, as it does through the background.
  context.globalAlpha = 0.6;
  context.fillRect(0, y, COVER.width, COVER.height - y);
  context.globalAlpha = 1;
  context.lineWidth = 6;
  context.strokeStyle = INK;
  context.beginPath();
  context.moveTo(0, y);
  context.lineTo(COVER.width, y);
  context.stroke();
};

/** Paints the dog in a window; a sill may fill the space below cropped dogs. */
const frame: Paint = (context, art, color, seed) => {
  const shape = frameShape(seed);
  context.save();
  context.clip(shape.path);
  context.fillStyle = color.background;
  context.globalAlpha = 0.45;
  context.fill(shape.path);
  context.globalAlpha = 1;
  const place = fitInFrame(art.cutout, shape, art.isCropped);
  const sill = art.isCropped ? sillBelow(place, shape) : 0;
  drawCutout(context, art, { ...place, y: place.y - sill });
  if (sill > 0) paintSill(context, color, place.y + place.height - sill);
  context.restore();
};

const paints: Readonly<Record<CoverStyle, Paint>> = { sticker, poster, lineArt, frame };

/** Paints the dog in the given style; every third variation is mirrored. */
export const paintDog = (
  context: Context,
  art: CoverArt,
  style: CoverStyle,
  color: CoverColor,
  seed: number,
): void => {
  context.save();
  if (seed % 3 === 0) context.transform(-1, 0, 0, 1, COVER.width, 0);
  paints[style](context, art, color, seed);
  context.restore();
};
