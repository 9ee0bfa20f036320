const EXTENSION = 0x21;
const IMAGE = 0x2c;

const tableLength = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/**
 * Returns the offset after a chain of sub-blocks: each starts with its length, and the last one is
 * empty.
 */
const skipSubBlocks = (bytes: Uint8Array, from: number): number => {
  let offset = from;
  while (bytes[offset]) offset += 1 + bytes[offset];
  return offset + 1;
};

/** True for a GIF with more than one frame (GIF89a specification, from section 15). */
export const isAnimatedGif = (bytes: Uint8Array): boolean => {
  let offset = 13 + tableLength(bytes[10] ?? 0);
  let frames = 0;
  while (offset < bytes.length && frames < 2) {
    if (bytes[offset] === EXTENSION) offset = skipSubBlocks(bytes, offset + 2);
    else if (bytes[offset] === IMAGE) {
      frames += 1;
      offset = skipSubBlocks(bytes, offset + 11 + tableLength(bytes[offset + 9] ?? 0));
    } else break;
  }
  return frames > 1;
};
