import type { Point } from '@scribblepup/imaging';
import type { Dab, Hints } from '@scribblepup/tracing';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Scales a size down, never up, so that its longest side is at most `side`. */
export const fitInside = ({ width, height }: Size, side: number): Size => {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

/** Scales the hints for a photo to the same photo at another size. */
export const scaleHints = (hints: Hints, scale: number): Hints => {
  if (scale === 1) return hints;
  const point = ([x, y]: Point): Point => [x * scale, y * scale];
  const dab = (d: Dab): Dab => ({ ...d, x: d.x * scale, y: d.y * scale, radius: d.radius * scale });
  const { crop, dabs, eyes, nose, dogs } = hints;
  return {
    ...(crop && {
      crop: {
        x: crop.x * scale,
        y: crop.y * scale,
        width: crop.width * scale,
        height: crop.height * scale,
      },
    }),
    ...(dabs && { dabs: dabs.map(dab) }),
    ...(eyes && { eyes: eyes.map(point) }),
    ...(nose && { nose: point(nose) }),
    ...(dogs && { dogs: dogs.map(point) }),
  };
};
