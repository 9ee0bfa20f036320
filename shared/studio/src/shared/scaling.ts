import type { Point, Rect, Size } from '@scribblepup/imaging';
import type { Dab, Hints } from '@scribblepup/tracing';

/** Scales a size down, never up, so that its longest side is at most `side`. */
export const fitInside = ({ width, height }: Size, side: number): Size => {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

/** Scales a rectangle about the origin. */
export const scaleRect = ({ x, y, width, height }: Rect, scale: number): Rect => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

/** Scales the hints for a photo to the same photo at another size. */
export const scaleHints = (hints: Hints, scale: number): Hints => {
  if (scale === 1) return hints;
  const point = ([x, y]: Point): Point => [x * scale, y * scale];
  const dab = (d: Dab): Dab => ({ ...d, x: d.x * scale, y: d.y * scale, radius: d.radius * scale });
  const { crop, dabs, eyes, closedEyes, nose, dogs } = hints;
  return {
    ...(crop && { crop: scaleRect(crop, scale) }),
    ...(dabs && { dabs: dabs.map(dab) }),
    ...(eyes && { eyes: eyes.map(point) }),
    ...(closedEyes && { closedEyes: closedEyes.map(point) }),
    ...(nose && { nose: point(nose) }),
    ...(dogs && { dogs: dogs.map(point) }),
  };
};
