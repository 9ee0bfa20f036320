/** The encodings that the server can send, the one that compresses best first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The encodings that the header names, `*` included, with their weights from 0 to 1. */
const readHeader = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((part) => {
      const [name, ...options] = part
        .toLowerCase()
        .split(';')
        .map((word) => word.trim());
      const weight = options.find((option) => option.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight) || 0];
    }),
  );

/**
 * The encoding that the header `accept-encoding` prefers; of equally preferred ones, the one that
 * compresses best (RFC 9110, 12.5.3).
 */
export const encodingFor = (accepted = ''): Encoding => {
  const weights = readHeader(accepted);
  // `*` stands for the encodings that are not named. `identity` is accepted without a name.
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0 : (weights.get('*') ?? 0));
  const best = encodings.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
  return weightOf(best) > 0 ? best : 'identity';
};
