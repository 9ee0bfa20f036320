import fc from 'fast-check';
import { GROUP, scratchFloats } from '../kernels/types';
import { Arena } from './Arena';
import { WeightsBuilder } from '../testing/build';
import { randomConv } from '../testing/layers';
import { seededRandom } from '@scribblepup/imaging/random';
import { weightsIn } from '../testing/weights';
import { planFor } from './plan';

test('memory depends on the largest tensors alive at the same time, not on their number', () => {
  const random = seededRandom(1);
  const floats = (layers: number): number => {
    const build = new WeightsBuilder();
    let x = 0;
    for (let i = 0; i < layers; i++) x = randomConv(build, x, 16, random);
    const { ops } = weightsIn(build.output('out', x).file());
    return planFor(ops, { width: 65, height: 65, channels: 3 }, [x], 0).floats;
  };
  const cells = 65 * 65 + 3;
  expect(floats(30)).toBeLessThanOrEqual(cells * (4 + 16 + 16) + 3 * GROUP);
});

// With 12 products per sum and one cell in the last tile, rounding reads GROUP floats beyond the
// three spare cells.
test.each([
  ['a map', 12, 1],
  ['patches', 1, 3],
])('the memory includes what a kernel reads after %s', (_, channels, kernel) => {
  const build = new WeightsBuilder();
  const random = seededRandom(1);
  const wide = randomConv(build, 0, channels, random, { kernel: 1 });
  const last = randomConv(build, wide, 1, random, { kernel });
  const { ops } = weightsIn(build.output('out', last).file());
  const { steps, floats } = planFor(ops, { width: 5, height: 1, channels: 3 }, [last], 0);
  const { from, scratch } = steps[1];
  const start = kernel === 1 ? from[0].start : scratch + scratchFloats(12);
  expect(floats).toBeGreaterThanOrEqual(start + (5 + 3) * 12 + GROUP);
});

test('ranges in use at the same time do not overlap', () => {
  const step = fc.record({
    length: fc.integer({ min: 1, max: 50 }),
    frees: fc.boolean(),
    freed: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const arena = new Arena(7);
      const taken: { start: number; end: number }[] = [];
      for (const { length, frees, freed } of steps) {
        if (frees && taken.length > 0) arena.free(taken.splice(freed % taken.length, 1)[0].start);
        const start = arena.allocate(length);
        expect(start).toBeGreaterThanOrEqual(7);
        expect(start + length).toBeLessThanOrEqual(arena.end);
        expect(taken.filter((range) => range.start < start + length && start < range.end)).toEqual(
          [],
        );
        taken.push({ start, end: start + length });
      }
    }),
  );
});
