import { flatten, parsePathUncached } from '@scribblepup/imaging/curves/path';
import { contains } from '@scribblepup/imaging/curves/rings';
import { Stage } from '../../canvas/stage';
import { isHeadOnly } from '../../canvas/features';
import { dogs, headOnly, inProfile, lowBrowed, twoDogs } from '../../testing/dogs';
import { birthday } from './birthday';

const choices = { name: 'Bo', bornMonth: 3 };

it.each(['5-8', '8+'] as const)('hides the neck of a head without a body at %s', (age) => {
  const stage = new Stage(headOnly, { ...choices, age }, birthday.id, birthday.number);
  birthday.draw(stage);
  expect(stage.hidesFace()).toBe(false);
  const index = stage.items.findIndex(({ kind }) => kind === 'dog');
  const dog = stage.items[index];
  if (dog.kind !== 'dog') throw new Error('the page has no dog');
  const middle = dog.dx + ((dog.mirror ? -1 : 1) * headOnly.width * dog.scale) / 2;
  const end = dog.dy + headOnly.height * dog.scale;
  const covering = stage.items.slice(index + 1).filter((item) => {
    if (item.kind !== 'path' || item.fill === undefined) return false;
    const rings = flatten(parsePathUncached(item.d), 8).map(({ points }) => points);
    return contains(rings, middle, end - 2) && !contains(rings, 0, 0);
  });
  expect(covering).not.toEqual([]);
});

it.each(Object.entries({ ...dogs, inProfile, lowBrowed, twoDogs }))(
  'knows that the %s dog has a body',
  (_, dog) => {
    const stage = new Stage(dog, choices, 'test');
    expect(isHeadOnly(stage.placeAt({ scale: 1, dx: 0, dy: 0 }))).toBe(false);
  },
);
