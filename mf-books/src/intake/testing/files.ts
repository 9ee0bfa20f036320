/** Files for tests: headers with the given dimensions, without pixels. */

const u16 = (n: number): number[] => [(n >> 8) & 255, n & 255];
const u32 = (n: number): number[] => [...u16(n >>> 16), ...u16(n & 0xffff)];
const le16 = (n: number): number[] => u16(n).reverse();
const le32 = (n: number): number[] => u32(n).reverse();
const text = (s: string): number[] => [...s].map((c) => c.charCodeAt(0));
const file = (...parts: number[][]): Blob => new Blob([new Uint8Array(parts.flat())]);

const segment = (marker: number, body: number[]): number[] => [
  0xff,
  marker,
  ...u16(body.length + 2),
  ...body,
];
const frame = (width: number, height: number): number[] =>
  segment(0xc0, [8, ...u16(height), ...u16(width), 3]);
const scan = [0xff, 0xda, 0, 2, 0xff, 0xd9];

/** @param metadata number of bytes of EXIF and profiles before the frame header */
export const jpeg = (width: number, height: number, metadata = 0): Blob => {
  const parts: number[][] = [[0xff, 0xd8]];
  for (let left = metadata; left > 0; left -= 65_000)
    parts.push(segment(0xe1, Array<number>(Math.min(left, 65_000)).fill(7)));
  return file(...parts, segment(0xc4, [0, 0, 0]), frame(width, height), scan);
};
export const truncatedJpeg = (): Blob =>
  file([0xff, 0xd8], segment(0xe0, [1, 2, 3]).slice(0, 5), []);

export const png = (width: number, height: number): Blob =>
  file(
    [0x89],
    text('PNG\r\n\x1a\n'),
    u32(13),
    text('IHDR'),
    u32(width),
    u32(height),
    [8, 2, 0, 0, 0],
    u32(0),
  );

export const gif = (width: number, height: number, frames: number): Blob => {
  const palette = [0x80, 0, 0, 1, 2, 3, 4, 5, 6];
  const image = [
    0x21,
    0xf9,
    4,
    0,
    10,
    0,
    0,
    0,
    0x2c,
    ...le16(0),
    ...le16(0),
    ...le16(width),
    ...le16(height),
    0x80,
    1,
    1,
    1,
    2,
    2,
    2,
    2,
    3,
    9,
    9,
    9,
    0,
  ];
  return file(
    text('GIF89a'),
    le16(width),
    le16(height),
    palette,
    ...Array<number[]>(frames).fill(image),
    [0x3b],
  );
};

export const bmp = (width: number, height: number): Blob =>
  file(
    text('BM'),
    le32(99),
    le32(0),
    le32(54),
    le32(40),
    le32(width),
    le32(-height),
    [1, 0, 24, 0],
  );

/** A BMP with the short header of OS/2. */
export const bmpCore = (width: number, height: number): Blob =>
  file(
    text('BM'),
    le32(99),
    le32(0),
    le32(26),
    le32(12),
    le16(width),
    le16(height),
    [1, 0, 24, 0],
    le32(0),
  );

const riff = (chunk: string, body: number[]): Blob =>
  file(text('RIFF'), le32(body.length + 12), text('WEBP'), text(chunk), le32(body.length), body);
export const webpLossy = (width: number, height: number): Blob =>
  riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...le16(width), ...le16(height)]);
export const webpLossless = (width: number, height: number): Blob =>
  riff('VP8L', [0x2f, ...le32(((height - 1) << 14) | (width - 1))]);
export const webpExtended = (width: number, height: number): Blob =>
  riff('VP8X', [0, 0, 0, 0, ...le32(width - 1).slice(0, 3), ...le32(height - 1).slice(0, 3)]);

/** AVIF or HEIC: a brand and `ispe` properties. */
export const iso = (brands: string[], ...sizes: [number, number][]): Blob =>
  file(
    u32(8 + 8 + 4 * (brands.length - 1)),
    text('ftyp'),
    text(brands[0]),
    u32(0),
    ...brands.slice(1).map(text),
    ...sizes.flatMap(([width, height]) => [u32(20), text('ispe'), u32(0), u32(width), u32(height)]),
  );

export const textFile = (content: string): Blob => new Blob([content]);
