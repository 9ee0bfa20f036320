import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encodingFor';

/** A text in every encoding that the server offers. */
export interface CompressedText {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** The entity tag, which changes with the text. */
  readonly tag: string;
}

/** Compresses a text once, not for each request. */
export const compressText = async (text: string): Promise<CompressedText> => {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  // The tag is weak, because all encodings share it.
  return { bodies: { identity, br, gzip: gz }, tag: `W/"${hash}"` };
};
