import { controlPointBounds, flatten, parsePathUncached } from '@scribblepup/imaging/curves/path';
import { contains } from '@scribblepup/imaging/curves/rings';
import type { Point } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';
import { otherDogFeatures, ownFeatures } from '../../canvas/features';
import { Stage } from '../../canvas/stage';
import { dogs, lying, touchingDogs, twoDogs, withFace } from '../../testing/dogs';
import { FIRST, youngRecipe } from '../../young';
import { looks } from '..';
import type { Age } from '../../model/types';

const windowed = looks.filter(({ young: { layout } }) => layout.board);

/** How much of each eye and nose is in the window of a look's page, 0 to 1. */
function sharesInWindow(dog: DogArt, look: (typeof looks)[number], age: Age) {
  const choices = { name: 'Bo', bornMonth: null, age };
  const stage = new Stage(dog, choices, look.id);
  youngRecipe(look, stage.dog, FIRST).draw(stage);
  const item = stage.items.find(({ kind }) => kind === 'dog');
  if (item?.kind !== 'dog' || !item.clip) throw new Error('the page has no window');
  const window = flatten(parsePathUncached(item.clip), 20).map(({ points }) => points);
  const share = (points: readonly Point[]): number =>
    points.filter((point) => contains(window, ...point)).length / points.length;
  const placedDog = stage.placeAt(item);
  return {
    own: ownFeatures(placedDog).map(share),
    further: otherDogFeatures(placedDog).map(share),
  };
}

const ALL_IN = [1, 1, 1];
const ALL_OUT = [0, 0, 0];

describe.each([
  ['apart', '2-3', twoDogs, ALL_OUT],
  ['apart', '3-5', twoDogs, ALL_OUT],
  ['that touch', '2-3', touchingDogs, ALL_OUT],
  ['that touch', '3-5', touchingDogs, ALL_IN],
] as const)('a window for a photo of two dogs %s, at %s', (_, age, dog, wanted) => {
  it.each(windowed.map((look) => [look.id, look] as const))(
    'shows the known face whole, and all or nothing of the eyes and nose of the other: %s',
    (_id, look) => {
      expect(sharesInWindow(dog, look, age)).toEqual({ own: ALL_IN, further: wanted });
    },
  );
});

it.each(Object.entries({ ...dogs, touchingDogs, twoDogs }))(
  'finds the eyes and noses of other dogs only if there are some: %s',
  (_, dog) => {
    const placedDog = new Stage(dog, { name: 'Bo', bornMonth: null }, 'test').placeAt({
      scale: 1,
      dx: 0,
      dy: 0,
    });
    const isPair = dog === twoDogs || dog === touchingDogs;
    expect(otherDogFeatures(placedDog)).toHaveLength(isPair ? 3 : 0);
  },
);

/** A lying dog with a large head, whose feet are close to its chin. */
const largeHeaded: DogArt = withFace(
  lying,
  [
    [0.15, 0.35],
    [0.42, 0.35],
  ],
  [0.28, 0.55],
);

describe.each(['2-3', '3-5'] as const)('a lying dog in a window, at %s', (age) => {
  it.each(windowed.map((look) => [look.id, look] as const))(
    'does not float far above the rim: %s',
    (_, look) => {
      const stage = new Stage(largeHeaded, { name: 'Bo', bornMonth: null, age }, look.id);
      youngRecipe(look, stage.dog, FIRST).draw(stage);
      const item = stage.items.find(({ kind }) => kind === 'dog');
      if (item?.kind !== 'dog' || !item.clip) throw new Error('the page has no window');
      const window = flatten(parsePathUncached(item.clip), 20).map(({ points }) => points);
      const ys = window.flatMap((ring) => ring.filter((_y, i) => i % 2 === 1));
      const radius = (Math.max(...ys) - Math.min(...ys)) / 2;
      const feet = stage
        .placeAt(item)
        .rings[0].flatMap((x, i, ring) => (i % 2 === 0 ? [[x, ring[i + 1]] as const] : []))
        .filter((point) => contains(window, ...point))
        .toSorted((a, b) => b[1] - a[1])[0];
      expect(contains(window, feet[0], feet[1] + 0.2 * radius)).toBe(false);
    },
  );
});

/** A dog that looks up, so that its nose is almost the top of its outline. */
const lookingUp: DogArt = withFace(
  dogs['sitting'],
  [
    [0.4, 0.24],
    [0.6, 0.24],
  ],
  [0.5, 0.01],
);

it.each(windowed.map((look) => [look.id, look] as const))(
  'a window is wider than the head of a dog that looks up: %s',
  (_, look) => {
    const stage = new Stage(lookingUp, { name: 'Bo', bornMonth: null, age: '2-3' }, look.id);
    youngRecipe(look, stage.dog, FIRST).draw(stage);
    const item = stage.items.find(({ kind }) => kind === 'dog');
    if (item?.kind !== 'dog' || !item.clip) throw new Error('the page has no window');
    const [left, , right] = controlPointBounds(parsePathUncached(item.clip));
    expect(stage.placeAt(item).head.width).toBeLessThan(right - left);
  },
);
