import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { exitWithError, readCommandLine, typedPath } from '../../../scripts/config/commandLine';
import { WINDOW_SIDE } from '../src/find/constants';
import { render } from '../src/find/render';
import { areaView, headView } from '../src/find/views';
import { plainKernel, simdKernel } from '../src/kernels';
import { Network, type FloatMap } from '../src/network/Network';
import { Painting } from '../src/testing/painting';
import { parseWeights } from '../src/weights/parse';
import type { Weights } from '../src/weights/types';
import { codeSize } from './size';

/**
 * Times one pass of the network with each kernel, in wall time and in processor time; the latter is
 * valid even while other programs run.
 */
const { positionals } = readCommandLine('npm run bench -w shared/finder [-- weights.bin]', {
  maxPositionals: 1,
});
const RUNS = 5;
// Sizes of a 4:3 photo, px; both sides are multiples of 16 plus 1.
const SIZES = [257, 321, 385, 449, 513].map((width) => ({
  width,
  height: Math.round(((width - 1) * 0.75) / 16) * 16 + 1,
}));

function load(file: string): Weights {
  try {
    const parsed = parseWeights(readFileSync(file));
    if (parsed.ok) return parsed.weights;
    throw new Error(JSON.stringify(parsed.failure));
  } catch (error) {
    return exitWithError(`${file} cannot be read as weights: ${String(error)}`);
  }
}

// A smooth picture will do, because the time depends only on the size.
const picture = (width: number, height: number): FloatMap => ({
  width,
  height,
  channels: 3,
  data: Float32Array.from({ length: width * height * 3 }, (_, i) => Math.sin(i / 97)),
});

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Time {
  wall: number;
  processor: number;
}

/** Time of the fastest of several runs, ms. */
function quickest(run: () => void): Time {
  const best = { wall: Infinity, processor: Infinity };
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now();
    const before = processorTime();
    run();
    best.wall = Math.min(best.wall, performance.now() - start);
    best.processor = Math.min(best.processor, processorTime() - before);
  }
  return best;
}

const format = ({ wall, processor }: Time): string =>
  `${wall.toFixed(1)} ms (${processor.toFixed(1)})`;

async function main(file: string): Promise<void> {
  const weights = load(file);
  const simd = new Network(weights, simdKernel());
  const plain = new Network(weights, plainKernel());
  const load1 = loadavg()[0].toFixed(1);
  console.log(
    `best of ${RUNS}, wall (processor); ${availableParallelism()} cores, load ${load1}, Node ${process.version}`,
  );
  for (const { width, height } of [...SIZES, { width: WINDOW_SIDE, height: WINDOW_SIDE }]) {
    const image = picture(width, height);
    const names = width === height ? ['points'] : ['mask', 'head'];
    const [a, b] = [simd, plain].map((network) => quickest(() => void network.run(image, names)));
    const ratio = (b.processor / a.processor).toFixed(1);
    console.log(
      `  ${width} x ${height} px, ${names.join(' and ')}: simd ${format(a)}, plain ${format(b)}, ${ratio} times`,
    );
  }
  const photo = new Painting(2048, 1536).disc(1000, 700, 500, [160, 110, 70]);
  const whole = quickest(
    () =>
      void render(photo, areaView({ x: 0, y: 0, width: photo.width, height: photo.height }), simd),
  );
  const head = quickest(
    () => void render(photo, headView({ x: 1000, y: 700, size: 200, score: 1 }), simd),
  );
  console.log(
    `  a photo of 2048 x 1536 px rendered as the network's input: whole ${format(whole)}, a head ${format(head)}`,
  );
  console.log(`  code: ${((await codeSize()) / 1024).toFixed(1)} KB compressed (target: 15)`);
}

const ownWeights = fileURLToPath(new URL('../weights/dog-finder.bin', import.meta.url));
void main(positionals.map(typedPath).at(0) ?? ownWeights);
