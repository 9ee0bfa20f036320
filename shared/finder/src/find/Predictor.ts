import type { FloatMap, Network } from '../network/Network';
import type { Pixels } from '@scribblepup/imaging';
import type { ProbabilityMap } from '../types';
import type { Colors } from './partition';
import { render } from './render';
import type { PhotoView } from './views';

type Output = 'mask' | 'points' | 'head';

/** Order of each output's channels in the mirror image, where left and right keypoints swap. */
const MIRRORED: Readonly<Record<Output, readonly number[]>> = {
  mask: [0],
  points: [1, 0, 2, 4, 3],
  head: [0, 1],
};

/** Runs the network on views of one photo. */
export class Predictor {
  constructor(
    private readonly network: Network,
    private readonly photo: Pixels,
    private readonly mirror: boolean,
    private readonly signal: AbortSignal | undefined,
  ) {}

  /**
   * Predicts outputs for a view. With `mirror`, they are the mean over the view and its mirror
   * image, so that a mirrored photo has the mirrored result. Rejects with the signal's reason.
   */
  async predict<Name extends Output>(
    view: PhotoView,
    names: readonly Name[],
  ): Promise<Record<Name, FloatMap>> {
    await this.yieldToAbort();
    const image = render(this.photo, view, this.network);
    const outputs = this.network.run(image, names);
    if (!this.mirror) return outputs;
    await this.yieldToAbort();
    const others = this.network.run(mirrored(image, [0, 1, 2, 3]), names);
    for (const name of names) average(outputs[name], mirrored(others[name], MIRRORED[name]));
    return outputs;
  }

  /** The photo's colors, resampled to the cells of a map. */
  colors(map: ProbabilityMap): Colors {
    const { scale } = this.network.input;
    return render(this.photo, map, this.network).data.map((value) => value * scale);
  }

  /**
   * Yields to the event loop, so that an abort can arrive; rejects with the signal's reason. A
   * browser may delay the timer by 4 ms, so this returns immediately if there is no signal.
   */
  private async yieldToAbort(): Promise<void> {
    if (!this.signal) return;
    this.signal.throwIfAborted();
    await new Promise((done) => setTimeout(done));
    this.signal.throwIfAborted();
  }
}

/** Flips a map left to right and reorders its channels. */
function mirrored(map: FloatMap, order: readonly number[]): FloatMap {
  const out = new Float32Array(map.data.length);
  const length = map.width * map.channels;
  for (let start = 0; start < out.length; start += length)
    mirrorRow(map.data, out, start, start + length, order);
  return { ...map, data: out };
}

function mirrorRow(
  from: Float32Array,
  to: Float32Array,
  start: number,
  end: number,
  order: readonly number[],
): void {
  const { length } = order;
  for (let left = start, right = end - length; left < end; left += length, right -= length)
    for (let i = 0; i < length; i++) to[left + i] = from[right + order[i]];
}

function average({ data }: FloatMap, other: FloatMap): void {
  for (let i = 0; i < data.length; i++) data[i] = (data[i] + other.data[i]) / 2;
}
