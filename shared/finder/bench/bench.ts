import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { plainKernel, simdKernel } from '../src/kernels';
import type { Kernel } from '../src/kernels/types';
import { Network, type FloatMap } from '../src/network/network';
import { parseWeights } from '../src/weights/parse';
import type { Weights } from '../src/weights/types';

/** Usage: npm run bench -w shared/finder [-- weights.bin]. Times one pass of the network with each kernel. */
const RUNS = 7;
// Long sides of a 4:3 photo, px, each with its short side: multiples of 16 plus 1.
const SIZES = [257, 321, 385, 513].map((width) => ({
  width,
  height: Math.round(((width - 1) * 0.75) / 16) * 16 + 1,
}));

function load(file: string | URL): Weights {
  const parsed = parseWeights(readFileSync(file));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure));
  return parsed.weights;
}

// A smooth picture: the time depends on its size alone.
const picture = (width: number, height: number): FloatMap => ({
  width,
  height,
  channels: 3,
  data: Float32Array.from({ length: width * height * 3 }, (_, i) => Math.sin(i / 97)),
});

function quickest(run: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

async function main(file: string | URL): Promise<void> {
  const weights = load(file);
  const kernels: readonly Kernel[] = [await simdKernel(), plainKernel()];
  const networks = kernels.map((kernel) => new Network(weights, kernel));
  console.log(
    `one pass, ms, best of ${RUNS}; ${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}, Node ${process.version}`,
  );
  for (const { width, height } of SIZES) {
    const image = picture(width, height);
    const names = [...weights.outputs.keys()];
    const [simd, plain] = networks.map((network) => quickest(() => void network.run(image, names)));
    console.log(
      `  ${width} x ${height} px: simd ${simd!.toFixed(1)}, plain ${plain!.toFixed(0)} (${(plain! / simd!).toFixed(1)} times)`,
    );
  }
}

void main(process.argv[2] ?? new URL('../weights/dog-finder.bin', import.meta.url));
