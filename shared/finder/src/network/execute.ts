import { rowsFor, type Kernel } from '../kernels/types';
import type { Activation, Conv, Depthwise } from '../weights/types';
import { concat, pool } from './maps';
import { depthOf, type Packed } from './pack';
import { same } from './padding';
import { copyPatches } from './patches';
import { readsPatches, type Slot, type PlannedOp } from './plan';
import { ofTensor } from './tensors';

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
  const a = from[0],
    b = from[1];
  switch (op.op) {
    case 'conv':
      return conv(kernel, memory, op, step, ofTensor(layers, op.out));
    case 'depthwise':
      return depthwise(kernel, op, a, to, ofTensor(layers, op.out));
    case 'add':
      return kernel.add({
        a: a.start,
        b: b.start,
        output: to.start,
        floats: to.height * to.width * to.cell,
      });
    case 'concat':
      return concat(memory, a, b, to);
    case 'pool':
      return pool(memory, a, to);
    case 'resize':
      return kernel.resize({
        input: a.start,
        height: a.height,
        width: a.width,
        output: to.start,
        outHeight: to.height,
        outWidth: to.width,
        channels: to.cell,
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
    rows: scratch,
    depth,
    channels: to.cell,
  };
  if (!readsPatches(op)) {
    kernel.multiply({
      ...shared,
      input: input.start,
      output: to.start,
      cells: to.height * to.width,
    });
    return;
  }
  const patches = scratch + rowsFor(depth);
  const top = same(input.height, op).before,
    left = same(input.width, op).before;
  for (let y = 0; y < to.height; y++) {
    copyPatches(memory, op, input, y * op.stride - top, -left, to.width, patches, depth);
    kernel.multiply({
      ...shared,
      input: patches,
      output: to.start + y * to.width * to.cell,
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
    channels: to.cell,
    kernel: op.kernel,
    stride: op.stride,
    dilation: op.dilation,
    top: same(input.height, op).before,
    left: same(input.width, op).before,
  });
}
