import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number] | 'identity';

/** A page in every encoding that the server offers. */
export type Compressed = Readonly<Record<Encoding, Buffer>>;

/** Compresses a page once, not for each request. */
export const compressed = async (html: string): Promise<Compressed> => {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  return { identity, br, gzip: gz };
};

/** The encodings that the header names, `*` included, and whether it accepts each. */
const readHeader = (header: string): ReadonlyMap<string, boolean> =>
  new Map(
    header.split(',').map((part) => {
      const [name, ...options] = part
        .toLowerCase()
        .split(';')
        .map((word) => word.trim());
      return [name, !options.some((word) => /^q=0(\.0*)?$/.test(word))];
    }),
  );

/**
 * The smallest encoding that a request accepts in its header `accept-encoding`: RFC 9110, 12.5.3.
 */
export const encodingFor = (accepted = ''): Encoding => {
  const named = readHeader(accepted);
  // `*` stands for the encodings that are not named.
  return encodings.find((encoding) => named.get(encoding) ?? named.get('*')) ?? 'identity';
};
