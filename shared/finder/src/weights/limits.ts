/**
 * Upper limits for a weights file. The finder's own file stays far below them; any other file must
 * not make the device allocate or compute without bound.
 */
export const LIMITS = {
  /** Bytes of a file. */
  file: 4 * 1024 * 1024,
  ops: 512,
  /** Channels of a tensor. */
  channels: 2048,
  /** Cells along a filter's side, before dilation. */
  kernel: 15,
  stride: 8,
  dilation: 64,
  outputs: 32,
} as const;
