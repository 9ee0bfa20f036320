import type { Filter } from '../weights/types';

/**
 * TensorFlow's SAME padding along one axis: the number of output cells, and of zeros before the
 * first input cell.
 */
export interface Same {
  readonly length: number;
  readonly before: number;
}

export function same(length: number, { kernel, stride, dilation }: Filter): Same {
  const made = Math.ceil(length / stride);
  const total = Math.max((made - 1) * stride + (kernel - 1) * dilation + 1 - length, 0);
  return { length: made, before: Math.floor(total / 2) };
}
