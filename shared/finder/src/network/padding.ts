import type { Filter } from '../weights/types';

/**
 * TensorFlow's SAME padding along one axis: the number of output cells, and of zeros before the
 * first input cell.
 */
export interface SamePadding {
  readonly length: number;
  readonly before: number;
}

/** SAME padding of `length` input cells for a filter. */
export function samePadding(length: number, { kernel, stride, dilation }: Filter): SamePadding {
  const outputs = Math.ceil(length / stride);
  const total = Math.max((outputs - 1) * stride + (kernel - 1) * dilation + 1 - length, 0);
  return { length: outputs, before: Math.floor(total / 2) };
}
