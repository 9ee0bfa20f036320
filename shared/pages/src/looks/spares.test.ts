import { rasterize, release } from '../bitmap/raster';
import { checkPage } from '../checks/check';
import { fingerprintOf, mismatch } from '../checks/distinct';
import { measureBitmap } from '../checks/measure';
import { Stage } from '../canvas/stage';
import { pageToPaths } from '../output/paths';
import { dogs } from '../testing/dogs';
import { looks } from '.';
import { spares } from './spares';

const REPLACED = looks.filter(({ number }) => number % 15 === 0);

describe.each(spares)('the spare "$title"', ({ draw, title, family }) => {
  it.each(Object.keys(dogs))('passes its gates in place of any look: the %s dog', (name) => {
    const prints = REPLACED.map(({ id, number }) => {
      const variant = { seed: number, simplification: 2, plain: true };
      const stage = new Stage(dogs[name], { name: 'Bo', bornMonth: null }, id, number, variant);
      draw(stage);
      const bitmap = rasterize(
        pageToPaths({ look: id, title, family, items: stage.items }, [dogs[name]]),
      );
      expect(checkPage(measureBitmap(bitmap), family)).toEqual([]);
      const print = fingerprintOf(bitmap);
      release(bitmap);
      return print;
    });
    // A book may show the same spare twice, but no page twice.
    const pairs = prints.flatMap((one, i) => prints.slice(i + 1).map((two) => mismatch(one, two)));
    expect(Math.min(...pairs)).toBeGreaterThan(0.05);
  });
});
