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
  const { width, height, channels, data } = map;
  const out = new Float32Array(data.length);
  for (let y = 0, offset = 0; y < height; y++) {
    for (let x = width - 1; x >= 0; x--) {
      const from = (y * width + x) * channels;
      for (let i = 0; i < channels; i++) out[offset++] = data[from + order[i]];
    }
  }
  return { ...map, data: out };
}

function average({ data }: FloatMap, other: FloatMap): void {
  for (let i = 0; i < data.length; i++) data[i] = (data[i] + other.data[i]) / 2;
}
