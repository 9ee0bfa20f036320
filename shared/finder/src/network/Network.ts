import type { Pixels, Size } from '@scribblepup/imaging';
import { GROUP, type Kernel, type Taps } from '../kernels/types';
import type { Input, Output, Weights } from '../weights/types';
import { execute } from './execute';
import { opsFor } from './neededOps';
import { packLayers, type PackedLayers } from './pack';
import { planFor, type Slot, type Plan } from './plan';
import { entryOf } from './tensors';

/** Values cell by cell: `[height][width][channels]`. */
export interface FloatMap extends Size {
  readonly channels: number;
  readonly data: Float32Array;
}

// Passes over a photo and its heads alternate between a few plans.
const PLANS_KEPT = 4;

/**
 * Runs the network of a weights file with a kernel. One run at a time; the same input gives the
 * same output, bit for bit.
 */
export class Network {
  readonly input: Input;
  private readonly packed: PackedLayers;
  private readonly plans = new Map<string, Plan>();
  private memory: Float32Array;

  constructor(
    private readonly weights: Weights,
    private readonly kernel: Kernel,
  ) {
    this.input = weights.input;
    this.packed = packLayers(weights);
    this.memory = kernel.reserve(this.packed.floats.length);
    this.memory.set(this.packed.floats);
  }

  /**
   * Computes outputs for an image whose bytes were scaled to (byte - mean) / scale. The distance
   * between the cells of an output depends on the strides of the ops; its values are the raw
   * results of the last op. Throws a RangeError if the network has no such output, or if there is
   * not enough memory.
   */
  run<Name extends string>(image: FloatMap, names: readonly Name[]): Record<Name, FloatMap> {
    const outputs = names.map((name) => this.output(name));
    const plan = this.plan(
      image,
      outputs.map(({ tensor }) => tensor),
    );
    this.memory = this.kernel.reserve(plan.floats);
    fill(this.memory, plan.input, image);
    for (const step of plan.steps) execute(this.kernel, this.memory, step, this.packed.layers);
    const read = names.map((name, i) => [
      name,
      copyOf(this.memory, entryOf(plan.outputs, outputs[i].tensor)),
    ]);
    return Object.fromEntries(read) as Record<Name, FloatMap>;
  }

  /** Resamples a photo as the network's input, with a fourth channel of zeros. */
  resample(photo: Pixels, columns: Taps, rows: Taps): FloatMap {
    const { mean, scale } = this.input;
    const scratch = this.packed.floats.length;
    const data = this.kernel.resample({ photo, columns, rows, mean, scale, scratch });
    return { height: rows.first.length, width: columns.first.length, channels: GROUP, data };
  }

  private output(name: string): Output {
    const output = this.weights.outputs.get(name);
    if (!output) throw new RangeError(`the network has no output ${name}`);
    return output;
  }

  private plan({ height, width, channels }: FloatMap, wanted: readonly number[]): Plan {
    const key = [height, width, ...wanted].join();
    const cached = this.plans.get(key);
    if (cached) return cached;
    const plan = planFor(
      opsFor(this.weights.ops, wanted),
      { height, width, channels },
      wanted,
      this.packed.floats.length,
    );
    if (this.plans.size >= PLANS_KEPT) {
      const [oldest] = this.plans.keys();
      this.plans.delete(oldest);
    }
    this.plans.set(key, plan);
    return plan;
  }
}

/** Writes a map to the memory; the padding of its channels is zero. */
function fill(
  memory: Float32Array,
  { start, cellStride }: Slot,
  { data, channels }: FloatMap,
): void {
  if (channels === cellStride) return memory.set(data, start);
  for (let to = start, from = 0; from < data.length; to += cellStride, from += channels) {
    for (let c = 0; c < cellStride; c++) memory[to + c] = c < channels ? data[from + c] : 0;
  }
}

/** Copies a map out of the memory, without the padding of its channels. */
function copyOf(
  memory: Float32Array,
  { start, cellStride, height, width, channels }: Slot,
): FloatMap {
  const data = new Float32Array(height * width * channels);
  for (let to = 0, from = start; to < data.length; to += channels, from += cellStride) {
    for (let c = 0; c < channels; c++) data[to + c] = memory[from + c];
  }
  return { height, width, channels, data };
}
