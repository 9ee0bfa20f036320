import { resample } from '@scribblepup/imaging/resample';
import type { Pixels, Point, Rect } from '@scribblepup/imaging';
import { decode, encode } from 'jpeg-js';

/** The photo after a change that does not affect the dog. */
export interface Variant {
  readonly photo: Pixels;
  /** Maps a point of the photo to the variant, in px; pixel centers are whole numbers. */
  readonly to: (point: Point) => Point;
  /** The inverse of `to`. */
  readonly from: (point: Point) => Point;
  /** True if the dog's left is on the other side. */
  readonly isMirrored: boolean;
}

const identity = (point: Point): Point => point;
const fullRect = ({ width, height }: Pixels): Rect => ({ x: 0, y: 0, width, height });

/** A part of a photo at another size. */
function scaled(photo: Pixels, part: Rect, width: number, height: number): Pixels {
  const rgb = resample(photo, part, width, height);
  const data = Uint8ClampedArray.from({ length: 4 * width * height }, (_, i) =>
    i % 4 === 3 ? 255 : rgb[3 * (i >> 2) + (i % 4)],
  );
  return { width, height, data };
}

function reencoded(photo: Pixels, quality: number): Variant {
  const { data } = encode({ ...photo, data: Buffer.from(photo.data) }, quality);
  const again = decode(data, { useTArray: true });
  return {
    photo: { ...photo, data: new Uint8ClampedArray(again.data) },
    to: identity,
    from: identity,
    isMirrored: false,
  };
}

function resized(photo: Pixels, factor: number): Variant {
  const [width, height] = [Math.round(photo.width * factor), Math.round(photo.height * factor)];
  const [across, down] = [width / photo.width, height / photo.height];
  return {
    photo: scaled(photo, fullRect(photo), width, height),
    to: ([x, y]) => [(x + 0.5) * across - 0.5, (y + 0.5) * down - 0.5],
    from: ([x, y]) => [(x + 0.5) / across - 0.5, (y + 0.5) / down - 0.5],
    isMirrored: false,
  };
}

function mirrored(photo: Pixels): Variant {
  const { width, height, data } = photo;
  const flip = ([x, y]: Point): Point => [width - 1 - x, y];
  const turned = Uint8ClampedArray.from({ length: data.length }, (_, i) => {
    const pixel = i >> 2;
    const column = pixel % width;
    return data[4 * (pixel - column + width - 1 - column) + (i % 4)];
  });
  return { photo: { width, height, data: turned }, to: flip, from: flip, isMirrored: true };
}

/** Crops width and height by this share. The original photo is then the one framed wider. */
function narrower(photo: Pixels, share: number): Variant {
  const [width, height] = [photo.width, photo.height].map((side) => Math.round(side * (1 - share)));
  const x = Math.round((photo.width - width) / 2);
  const y = Math.round((photo.height - height) / 2);
  return {
    photo: scaled(photo, { x, y, width: width, height: height }, width, height),
    to: (point) => [point[0] - x, point[1] - y],
    from: (point) => [point[0] + x, point[1] + y],
    isMirrored: false,
  };
}

/** Changes that a photo may undergo before it is uploaded, by name. */
export const variants: Readonly<Record<string, (photo: Pixels) => Variant>> = {
  'JPEG 80': (photo) => reencoded(photo, 80),
  'JPEG 95': (photo) => reencoded(photo, 95),
  'half size': (photo) => resized(photo, 0.5),
  'double size': (photo) => resized(photo, 2),
  mirrored,
  'framed 10% wider': (photo) => narrower(photo, 1 - 1 / 1.1),
};
