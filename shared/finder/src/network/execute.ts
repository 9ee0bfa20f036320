import { scratchFloats, type Kernel } from '../kernels/types';
import type { Activation, Conv, Depthwise } from '../weights/types';
import { concat, globalAveragePool } from './cheapOps';
import { depthOf, type Packed } from './pack';
import { samePadding } from './padding';
import { im2col } from './im2col';
import { needsIm2col, type Slot, type PlannedOp } from './plan';
import { entryOf } from './tensors';

const RANGES: Readonly<Record<Activation, { low: number; high: number }>> = {
  none: { low: -Infinity, high: Infinity },
  relu: { low: 0, high: Infinity },
  relu6: { low: 0, high: 6 },
};

/** Runs one step of a plan in the kernel's memory. */
export function execute(
  kernel: Kernel,
  memory: Float32Array,
  step: PlannedOp,
  layers: ReadonlyMap<number, Packed>,
): void {
  const { op, from, to } = step;
  const first = from[0],
    second = from[1];
  switch (op.op) {
    case 'conv':
      return conv(kernel, memory, op, step, entryOf(layers, op.out));
    case 'depthwise':
      return depthwise(kernel, op, first, to, entryOf(layers, op.out));
    case 'add':
      return kernel.add({
        first: first.start,
        second: second.start,
        output: to.start,
        floats: to.height * to.width * to.cellStride,
      });
    case 'concat':
      return concat(memory, first, second, to);
    case 'pool':
      return globalAveragePool(memory, first, to);
    case 'resize':
      return kernel.resize({
        input: first.start,
        height: first.height,
        width: first.width,
        output: to.start,
        outHeight: to.height,
        outWidth: to.width,
        channels: to.cellStride,
      });
  }
}

function conv(
  kernel: Kernel,
  memory: Float32Array,
  op: Conv,
  { from, to, scratch }: PlannedOp,
  packed: Packed,
): void {
  const input = from[0];
  const depth = depthOf(op);
  const shared = {
    ...packed,
    ...RANGES[op.activation],
    scratch,
    depth,
    channels: to.cellStride,
  };
  if (!needsIm2col(op)) {
    kernel.multiply({
      ...shared,
      input: input.start,
      output: to.start,
      cells: to.height * to.width,
    });
    return;
  }
  const patches = scratch + scratchFloats(depth);
  const top = samePadding(input.height, op).before,
    left = samePadding(input.width, op).before;
  for (let y = 0; y < to.height; y++) {
    const corner = { x: -left, y: y * op.stride - top };
    im2col(memory, op, input, { ...corner, start: patches, cells: to.width, depth });
    kernel.multiply({
      ...shared,
      input: patches,
      output: to.start + y * to.width * to.cellStride,
      cells: to.width,
    });
  }
}

function depthwise(kernel: Kernel, op: Depthwise, input: Slot, to: Slot, packed: Packed): void {
  kernel.depthwise({
    ...packed,
    ...RANGES[op.activation],
    input: input.start,
    height: input.height,
    width: input.width,
    output: to.start,
    outHeight: to.height,
    outWidth: to.width,
    channels: to.cellStride,
    kernel: op.kernel,
    stride: op.stride,
    dilation: op.dilation,
    top: samePadding(input.height, op).before,
    left: samePadding(input.width, op).before,
  });
}
