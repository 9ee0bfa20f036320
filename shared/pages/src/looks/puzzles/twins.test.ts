import { Stage } from '../../canvas/stage';
import type { DogArt } from '@scribblepup/tracing';
import type { Prop } from '../../canvas/prop';
import { lowBrowed, lying, sitting, withFace } from '../../testing/dogs';
import { twins } from './twins';

it('mirrors no dog, whatever its size, because a mirrored twin would match none', () => {
  const turned = Array.from({ length: 200 }, (_, i) => {
    const stage = new Stage({ ...sitting, width: 400 + i }, { name: '', bornMonth: null }, 'twins');
    twins.draw(stage);
    return stage.items.filter((item) => item.kind === 'dog' && item.mirror).length;
  });
  expect(turned.filter((count) => count > 0)).toEqual([]);
});

/** The hat or token in each box. */
function thingsOf(dog: DogArt): Prop[] {
  const stage = new Stage(dog, { name: '', bornMonth: null }, 'twins');
  const [put, putOn] = [jest.spyOn(stage, 'put'), jest.spyOn(stage, 'putOn')];
  twins.draw(stage);
  return [...put.mock.calls.map(([thing]) => thing), ...putOn.mock.calls.map(([, hat]) => hat)];
}

it.each([
  ['hats', sitting],
  ['other hats, if some do not fit', lowBrowed],
  ['tokens, if no hat fits', { ...sitting, cut: { ...sitting.cut, top: true } }],
])('shows six dogs, exactly two of them identical: %s', (_, dog) => {
  const things = thingsOf(dog);
  expect(things).toHaveLength(6);
  expect(new Set(things).size).toBe(5);
});

it('draws large hats on a lying dog, by showing only its head', () => {
  const dog = withFace(
    { ...lying, solids: [], lights: [] },
    [
      [0.25, 0.3],
      [0.35, 0.3],
    ],
    [0.3, 0.5],
  );
  const stage = new Stage(dog, { name: '', bornMonth: null }, 'twins');
  const put = jest.spyOn(stage, 'putOn');
  twins.draw(stage);
  const sizes = put.mock.calls.map(([, , , , size = 0]) => size);
  expect(sizes).toHaveLength(6);
  expect(Math.min(...sizes)).toBeGreaterThan(60);
});
