import fc from 'fast-check';
import { DX, DY, link, type FlowGrid } from './flowGrid';
import { createGrid } from './plain/minCut';
import type { CutKernel } from './types';
import { wasmCuts } from './wasm/cuts';

interface Network {
  readonly width: number;
  readonly height: number;
  readonly terminal: readonly number[];
  readonly links: readonly number[];
}

/** Four links per pixel (E, S, SE, SW), where the neighbor exists. */
function gridOf({ width, height, terminal, links }: Network): FlowGrid {
  const grid: FlowGrid = {
    width,
    height,
    capacity: new Int32Array(width * height * 8),
    terminal: Int32Array.from(terminal),
  };
  for (let i = 0; i < width * height; i++) {
    [0, 2, 4, 6].forEach((d, k) => {
      const x = (i % width) + DX[d],
        y = Math.floor(i / width) + DY[d];
      if (x >= 0 && x < width && y < height) link(grid, i, d, links[i * 4 + k]);
    });
  }
  return grid;
}

/** Cost of a labeling: terminals on the wrong side, plus the links that it cuts. */
function costOf(network: Network, inside: (i: number) => boolean): number {
  const grid = gridOf(network);
  let cost = 0;
  for (let i = 0; i < grid.terminal.length; i++) {
    if (grid.terminal[i] > 0 && !inside(i)) cost += grid.terminal[i];
    if (grid.terminal[i] < 0 && inside(i)) cost -= grid.terminal[i];
    for (let d = 0; d < 8; d++) {
      const neighbor = i + DX[d] + DY[d] * grid.width;
      if (inside(i) && grid.capacity[i * 8 + d] > 0 && !inside(neighbor))
        cost += grid.capacity[i * 8 + d];
    }
  }
  return cost;
}

const networks = (largest: Pick<Network, 'width' | 'height'>): fc.Arbitrary<Network> =>
  fc
    .tuple(fc.integer({ min: 1, max: largest.width }), fc.integer({ min: 1, max: largest.height }))
    .chain(([width, height]) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        terminal: fc.array(fc.integer({ min: -9, max: 9 }), {
          minLength: width * height,
          maxLength: width * height,
        }),
        links: fc.array(fc.integer({ min: 0, max: 6 }), {
          minLength: width * height * 4,
          maxLength: width * height * 4,
        }),
      }),
    );

const cut = (kernel: CutKernel, given: Network): Uint8Array => {
  const filled = gridOf(given),
    grid = kernel(given.width, given.height);
  grid.capacity.set(filled.capacity);
  grid.terminal.set(filled.terminal);
  return grid.minCut();
};

const wasm = wasmCuts();

describe.each([
  ['plain TypeScript', createGrid],
  ['WebAssembly', wasm],
])('the minimum cut in %s', (_, kernel) => {
  it('is as cheap as the best labeling', () => {
    fc.assert(
      fc.property(networks({ width: 4, height: 3 }), (given) => {
        const sides = cut(kernel, given);
        let lowest = Infinity;
        for (let labels = 0; labels < 1 << sides.length; labels++)
          lowest = Math.min(
            lowest,
            costOf(given, (i) => ((labels >> i) & 1) === 1),
          );
        expect(costOf(given, (i) => sides[i] === 1)).toBe(lowest);
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it('separates two halves at their weak link', () => {
    const sides = cut(kernel, {
      width: 4,
      height: 1,
      terminal: [9, 0, 0, -9],
      links: [5, 0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0],
    });
    expect([...sides]).toEqual([1, 1, 0, 0]);
  });
});

it('is the same in both', () => {
  fc.assert(
    fc.property(networks({ width: 40, height: 30 }), (given) => {
      expect(cut(wasm, given)).toEqual(cut(createGrid, given));
    }),
    { numRuns: 100, seed: 7 },
  );
});
