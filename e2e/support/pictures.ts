import { crc32, deflateSync } from 'node:zlib';

/** Picture files like those that visitors have, made byte by byte. */

const be32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

const chunk = (type: string, body: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  return Buffer.concat([be32(body.length), content, be32(crc32(content))]);
};

/**
 * A complete PNG in a single gray, which makes a small file even with millions of pixels.
 * @param depth bits per pixel
 */
export const grayPng = (width: number, height: number, depth: 1 | 16 = 1): Buffer => {
  const row = 1 + Math.ceil((width * depth) / 8);
  const header = Buffer.concat([be32(width), be32(height), Buffer.from([depth, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(row * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const le16 = (value: number): number[] => [value & 255, value >> 8];
const le32 = (value: number): number[] => [...le16(value & 0xffff), ...le16(value >>> 16)];

/** A GIF with the given gray levels as its frames. */
export const animatedGif = (side: number, frames: readonly number[]): Buffer => {
  // Clear the code table before it is full, so that codes stay 8 bits long (GIF89a, appendix F).
  const [CLEAR, END, RUN, BLOCK] = [128, 129, 100, 255] as const;
  const frame = (level: number): number[] => {
    const codes: number[] = [];
    for (let left = side * side; left > 0; left -= RUN)
      codes.push(CLEAR, ...Array<number>(Math.min(RUN, left)).fill(level));
    codes.push(END);
    const blocks: number[] = [];
    for (let offset = 0; offset < codes.length; offset += BLOCK) {
      const part = codes.slice(offset, offset + BLOCK);
      blocks.push(part.length, ...part);
    }
    return [
      0x21,
      0xf9,
      4,
      0,
      10,
      0,
      0,
      0,
      0x2c,
      0,
      0,
      0,
      0,
      ...le16(side),
      ...le16(side),
      0,
      7,
      ...blocks,
      0,
    ];
  };
  const palette = Array.from({ length: 128 }, (_, level) => [
    2 * level,
    2 * level,
    2 * level,
  ]).flat();
  const head = [...Buffer.from('GIF89a'), ...le16(side), ...le16(side), 0xf6, 0, 0, ...palette];
  return Buffer.from([...head, ...frames.flatMap(frame), 0x3b]);
};

/** A gray BMP with 24 bits per pixel. */
export const grayBmp = (width: number, height: number): Buffer => {
  const size = Math.ceil((3 * width) / 4) * 4 * height;
  const head = [
    ...Buffer.from('BM'),
    ...le32(54 + size),
    ...le32(0),
    ...le32(54),
    ...le32(40),
    ...le32(width),
    ...le32(height),
    1,
    0,
    24,
    0,
  ];
  return Buffer.concat([
    Buffer.from([
      ...head,
      ...le32(0),
      ...le32(size),
      ...le32(0),
      ...le32(0),
      ...le32(0),
      ...le32(0),
    ]),
    Buffer.alloc(size, 120),
  ]);
};

/**
 * A JPEG with an inserted Exif segment: rotated (orientation 6), with the place where it was taken.
 */
export const rotatedJpegWithGps = (jpeg: Buffer): Buffer => {
  const entry = (tag: number, type: number, count: number, value: number[]): number[] => [
    ...le16(tag),
    ...le16(type),
    ...le32(count),
    ...value,
  ];
  const GPS_OFFSET = 38;
  const tiff = [
    ...Buffer.from('II'),
    ...le16(42),
    ...le32(8),
    ...le16(2),
    ...entry(0x0112, 3, 1, le32(6)),
    ...entry(0x8825, 4, 1, le32(GPS_OFFSET)),
    ...le32(0),
    // Latitude 48 degrees north.
    ...le16(2),
    ...entry(1, 2, 2, [0x4e, 0, 0, 0]),
    ...entry(2, 5, 1, le32(GPS_OFFSET + 30)),
    ...le32(0),
    ...le32(48),
    ...le32(1),
  ];
  const body = Buffer.from([...Buffer.from('Exif\0\0'), ...tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    length,
    body,
    jpeg.subarray(2),
  ]);
};

const box = (...brands: string[]): Buffer =>
  Buffer.concat([
    be32(16 + 4 * brands.length),
    Buffer.from(`ftyp${brands[0]}`, 'latin1'),
    be32(0),
    Buffer.from(brands.join(''), 'latin1'),
    Buffer.alloc(400),
  ]);

/** A file that begins like an iPhone's HEIC photo, which Chromium cannot open. */
export const heic = (): Buffer => box('heic', 'mif1');
