import { ascii } from './bytes';

export const photoKinds = ['JPEG', 'PNG', 'GIF', 'WebP', 'AVIF', 'HEIC', 'BMP'] as const;
export type PhotoKind = (typeof photoKinds)[number];
export type RefusedKind = 'TIFF' | 'SVG' | 'PDF';
export type FileKind = PhotoKind | RefusedKind | 'unknown';

/** Number of bytes from the start of a file that identify its kind. */
export const HEAD_LENGTH = 1024;

const startsWith = (head: Uint8Array, ...bytes: number[]): boolean =>
  bytes.every((byte, i) => head[i] === byte);

/** AVIF if any brand says so, else HEIC: a file with `mif1` alone may have either codec. */
const isoKind = (head: Uint8Array): FileKind => {
  const end = Math.min(head.length, (head[2] << 8) | head[3]);
  const brands: string[] = [ascii(head, 8, 12)];
  for (let i = 16; i + 4 <= end; i += 4) brands.push(ascii(head, i, i + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'AVIF';
  if (brands.some((brand) => /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand))) return 'HEIC';
  return 'unknown';
};

// A comment ends at its first `-->`: there is one way to match it, so many comments match quickly.
const isSvg = (head: Uint8Array): boolean =>
  /^\uFEFF?\s*(<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>]*>|\s)*<svg[\s>]/i.test(
    new TextDecoder().decode(head),
  );

/** Identifies a file by its first bytes. Ignores its name and MIME type: both may be wrong. */
export const sniff = (head: Uint8Array): FileKind => {
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'JPEG';
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'PNG';
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return 'GIF';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'WebP';
  if (ascii(head, 4, 8) === 'ftyp') return isoKind(head);
  if (ascii(head, 0, 2) === 'BM' && head.length >= 26) return 'BMP';
  if (startsWith(head, 0x49, 0x49, 0x2a, 0) || startsWith(head, 0x4d, 0x4d, 0, 0x2a)) return 'TIFF';
  if (ascii(head, 0, 5) === '%PDF-') return 'PDF';
  return isSvg(head) ? 'SVG' : 'unknown';
};
