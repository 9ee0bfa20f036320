import { lookOf } from '../looks';
import type { Choices } from '../model/types';
import { composePage } from '../page';
import { sitting } from '../testing/dogs';
import { titlePage } from '../title';
import { logoShape } from './logo';
import { Stage } from './stage';

it('returns the shape that the lines of a logo draw', () => {
  expect(logoShape({ d: 'M0 0L10 0L10 10Z', width: 100, height: 100 })?.xy).toHaveLength(6);
});

it.each(['M0 0 Q oops', 'M0 0Z5', 'M0'])(
  'returns null if the stored lines are damaged: %s',
  (d) => {
    expect(logoShape({ d, width: 100, height: 80 })).toBeNull();
  },
);

it.each([
  [0, 0],
  [1e-300, 1e-300],
  [-100, 80],
  [NaN, 80],
  [100, Infinity],
])('returns null if the stored sides are damaged: %s x %s', (width, height) => {
  expect(logoShape({ d: 'M0 0L10 0L10 10Z', width, height })).toBeNull();
});

it('accepts a line without a height', () => {
  expect(logoShape({ d: 'M0 0L100 0', width: 100, height: 0 })).not.toBeNull();
});

describe('a page', () => {
  const plain: Choices = { name: 'Bo', bornMonth: null };
  const logoOf = (d: string): Choices => ({ ...plain, logo: { d, width: 100, height: 80 } });
  const damaged = logoOf('M0 0 Q oops');
  const whole = logoOf('M0 0L100 0L100 60L50 80L0 60Z');

  it.each(['balloon-ride', 'gift-box', 'card', 'stamp', 'rosette', 'tic-tac-toe'])(
    'ignores a damaged logo: %s',
    (look) => {
      const [without, broken, logo] = [plain, damaged, whole].map(
        (choices) => composePage(sitting, look, choices).items,
      );
      expect(broken).toEqual(without);
      expect(logo).not.toEqual(without);
    },
  );

  it('ignores a damaged logo if it is the title page', () => {
    const [without, broken, logo] = [plain, damaged, whole].map(
      (choices) => titlePage(sitting, choices).items,
    );
    expect(broken).toEqual(without);
    expect(logo).not.toEqual(without);
  });

  it('has neither a logo nor room for one if it is simplified', () => {
    const drawn = (choices: Choices) => {
      const stage = new Stage(sitting, choices, 'balloon-ride', 28, { seed: 2, simplification: 2 });
      lookOf('balloon-ride').draw(stage);
      return stage.items;
    };
    expect(drawn(whole)).toEqual(drawn(plain));
  });
});
