import fc from 'fast-check';
import { toLab } from '@scribblepup/imaging/lab';
import { incrementalMinCut, networkOf, type FlowNetwork } from './flowNetwork';
import { createGrid } from '../kernels/plain/minCut';

interface Scene {
  readonly width: number;
  readonly height: number;
  readonly colors: readonly number[];
  /** Terminals of successive cuts. */
  readonly cuts: readonly (readonly number[])[];
}

const scenes = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 9 }))
  .chain(([width, height]) => {
    const each = (min: number, max: number, count: number): fc.Arbitrary<number[]> =>
      fc.array(fc.integer({ min, max }), { minLength: count, maxLength: count });
    return fc.record<Scene>({
      width: fc.constant(width),
      height: fc.constant(height),
      colors: each(0, 255, width * height * 3),
      cuts: fc.array(each(-400, 400, width * height), { minLength: 2, maxLength: 5 }),
    });
  });

const freshNetwork = ({ width, height, colors }: Scene): FlowNetwork =>
  networkOf(toLab(Uint8ClampedArray.from(colors), width, height), 30);

it('cuts as if from scratch after cuts with other terminals', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const { width, height, cuts } = scene;
      const links = freshNetwork(scene).grid.capacity.slice(0, width * height * 8);
      const network = freshNetwork(scene);
      for (const terminal of cuts) {
        const fresh = createGrid(width, height);
        fresh.capacity.set(links);
        fresh.terminal.set(terminal);
        expect([...incrementalMinCut(network, Int32Array.from(terminal))]).toEqual([
          ...fresh.minCut(),
        ]);
      }
    }),
    { numRuns: 300, seed: 7 },
  );
});

it('pushes no more flow if the terminals are the same', () => {
  const network = freshNetwork({
    width: 3,
    height: 2,
    colors: [0, 0, 0, 9, 9, 9, 255, 255, 255, 0, 0, 0, 9, 9, 9, 255, 255, 255],
    cuts: [],
  });
  const terminal = [90, 0, -90, 90, 0, -90];
  const first = [...incrementalMinCut(network, Int32Array.from(terminal))];
  const flow = network.grid.capacity.slice(0, 48);
  expect([...incrementalMinCut(network, Int32Array.from(terminal))]).toEqual(first);
  expect(network.grid.capacity.slice(0, 48)).toEqual(flow);
});

it('starts without flow, whatever was cut before', () => {
  const scene: Scene = {
    width: 2,
    height: 2,
    colors: [0, 0, 0, 255, 255, 255, 90, 0, 0, 0, 90, 0],
    cuts: [],
  };
  const links = freshNetwork(scene).grid.capacity.slice(0, 32);
  incrementalMinCut(freshNetwork(scene), Int32Array.from([99, -99, 99, -99]));
  expect(freshNetwork(scene).grid.capacity.slice(0, 32)).toEqual(links);
});
