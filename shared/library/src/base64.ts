import {
  isObjectOf,
  isStringMatching,
  isOneOf,
  refine,
  type Infer,
} from '@scribblepup/kernel/schema';
import { isReadFailure, toLibraryError } from './error';

// Bytes per call of String.fromCharCode: more arguments overflow the stack in some browsers.
const CHUNK = 0x8000;

export const isEncodedPicture = isObjectOf({
  /**
   * MIME type of a format that browsers accept as a photo; empty if the browser did not know it. No
   * SVG: it can contain scripts.
   */
  type: isOneOf<readonly string[]>(
    '',
    'image/png',
    'image/jpeg',
    'image/webp',
    'image/avif',
    'image/gif',
    'image/bmp',
  ),
  /** Base64 with its padding, so that decoding it cannot fail. */
  data: refine(isStringMatching(/^[A-Za-z\d+/]*={0,2}$/u), ({ length }) => length % 4 === 0),
});

/** A picture as text, for a JSON file. */
export type EncodedPicture = Infer<typeof isEncodedPicture>;

/** Encodes a picture. Throws LibraryError if it cannot be read. */
export const encodePicture = async (blob: Blob): Promise<EncodedPicture> => {
  const content = await blob.arrayBuffer().catch((cause: unknown) => {
    throw toLibraryError(cause);
  });
  const bytes = new Uint8Array(content);
  let binary = '';
  for (let offset = 0; offset < bytes.length; offset += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(offset, offset + CHUNK));
  return { type: blob.type, data: btoa(binary) };
};

/** Encodes a picture; null if it cannot be read. */
export const tryEncodePicture = async (blob: Blob): Promise<EncodedPicture | null> => {
  try {
    return await encodePicture(blob);
  } catch (error) {
    if (!isReadFailure(error)) throw error;
    return null;
  }
};

/** Decodes a picture. */
export const decodePicture = ({ type, data }: EncodedPicture): Blob => {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type });
};
