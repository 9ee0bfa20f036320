import type { Size } from '@scribblepup/studio';
import { ascii, readBytes, toDataView } from './bytes';
import { jpegSize } from './jpegSize';
import type { PhotoKind } from './sniff';

/** Every format but JPEG states its size within this many bytes. */
const HEADER_LENGTH = 64 * 1024;

const pngSize = (header: Uint8Array): Size => {
  const view = toDataView(header);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

const gifSize = (header: Uint8Array): Size => {
  const view = toDataView(header);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
};

/** Length of the header of a BMP from OS/2, which stores its size in 16 bits. */
const CORE_HEADER = 12;

/** A BMP stores a negative height when its rows run from top to bottom. */
const bmpSize = (header: Uint8Array): Size => {
  const view = toDataView(header);
  if (view.getUint32(14, true) === CORE_HEADER)
    return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
};

/** RFC 9649: lossy, lossless and extended files keep their size in different places. */
const webpSize = (header: Uint8Array): Size | null => {
  const view = toDataView(header);
  switch (ascii(header, 12, 16)) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 'VP8X':
      return {
        width: 1 + (view.getUint32(24, true) & 0xffffff),
        height: 1 + (view.getUint16(27, true) | (view.getUint8(29) << 16)),
      };
    default:
      return null;
  }
};

/**
 * AVIF and HEIC: takes the largest `ispe` property, because tiles and thumbnails have their own.
 */
const isoSize = (header: Uint8Array): Size | null => {
  const view = toDataView(header);
  let largest: Size | null = null;
  for (let i = 4; i + 16 <= header.length; i += 1) {
    if (header[i] !== 0x69 || ascii(header, i, i + 4) !== 'ispe') continue;
    const size = { width: view.getUint32(i + 8), height: view.getUint32(i + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
};

const readers: Readonly<Record<Exclude<PhotoKind, 'JPEG'>, (header: Uint8Array) => Size | null>> = {
  PNG: pngSize,
  GIF: gifSize,
  BMP: bmpSize,
  WebP: webpSize,
  AVIF: isoSize,
  HEIC: isoSize,
};

/**
 * Reads width and height in px from the file's header, before anything is decoded; null when the
 * header does not state them. Orientation is not applied: it would only swap the two.
 * @throws RangeError when the file ends inside its header.
 */
export const readDimensions = async (file: Blob, kind: PhotoKind): Promise<Size | null> =>
  kind === 'JPEG' ? jpegSize(file) : readers[kind](await readBytes(file, 0, HEADER_LENGTH));
