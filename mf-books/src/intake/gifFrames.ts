const EXTENSION = 0x21;
const IMAGE = 0x2c;

const tableLength = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/**
 * Returns the offset after a chain of sub-blocks: each starts with its length, and the last one is
 * empty.
 */
const skipSubBlocks = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while (bytes[at]) at += 1 + bytes[at];
  return at + 1;
};

/** True for a GIF with more than one frame (GIF89a, section 15 on). */
export const isAnimatedGif = (bytes: Uint8Array): boolean => {
  let at = 13 + tableLength(bytes[10] ?? 0);
  let frames = 0;
  while (at < bytes.length && frames < 2) {
    if (bytes[at] === EXTENSION) at = skipSubBlocks(bytes, at + 2);
    else if (bytes[at] === IMAGE) {
      frames += 1;
      at = skipSubBlocks(bytes, at + 11 + tableLength(bytes[at + 9] ?? 0));
    } else break;
  }
  return frames > 1;
};
