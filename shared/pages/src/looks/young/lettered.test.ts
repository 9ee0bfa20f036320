import type { DogArt } from '@scribblepup/tracing';
import { parsePath, controlPointBounds, joined, placed } from '@scribblepup/imaging/curves/path';
import { Stage } from '../../canvas/stage';
import { bust, croppedAtSide, dogs, headOnly, inProfile, sitting } from '../../testing/dogs';
import { FIRST, youngRecipe } from '../../young';
import { looks } from '..';
import { letteredLayout } from './lettered';

const withName = looks.filter(({ young: { layout } }) => layout === letteredLayout);

/** A whole dog that the photo crops at the paws. */
const tallBust: DogArt = { ...sitting, cut: { ...sitting.cut, bottom: true } };
/** A close-up that the photo crops at both sides too. */
const closeUp: DogArt = { ...bust, cut: { ...bust.cut, left: true, right: true } };

const drawn = { ...dogs, headOnly, inProfile, croppedAtSide, tallBust, closeUp };

describe.each(withName.map((look) => [look.id, look] as const))('the page %s', (_id, look) => {
  it.each(
    Object.entries(drawn).flatMap(([name, dog]) =>
      (['2-3', '3-5'] as const).flatMap((age) =>
        ['Bo', 'Rex', 'Maшa', 'Piggy', 'Juggle'].map(
          (written) => [name, age, written, dog] as const,
        ),
      ),
    ),
  )('has a name that the %s dog does not cover, at %s: %s', (_name, age, written, dog) => {
    const stage = new Stage(dog, { name: written, bornMonth: null, age }, look.id);
    youngRecipe(look, stage.dog, FIRST).draw(stage);
    const item = stage.items.find(({ kind }) => kind === 'dog');
    if (item?.kind !== 'dog') throw new Error('the page has no dog');
    const [top, bottom] = [
      Math.min(...stage.lettering.map(({ y0 }) => y0)),
      Math.max(...stage.lettering.map(({ y1 }) => y1)),
    ];
    // A large first letter stands behind the dog, which may cover its lower end.
    const isWhole = written.length <= (age === '2-3' ? 3 : 6);
    expect(item.dy).toBeGreaterThan(isWhole ? bottom : top + 0.5 * (bottom - top));
  });

  it.each(
    Object.entries(drawn).flatMap(([name, dog]) =>
      ['Bo', 'Rex', 'Piggy', 'Juggle'].map((written) => [name, written, dog] as const),
    ),
  )('has a name that no thing covers beside the %s dog: %s', (_name, written, dog) => {
    const stage = new Stage(dog, { name: written, bornMonth: null, age: '3-5' }, look.id);
    const put = jest.spyOn(stage, 'put');
    youngRecipe(look, stage.dog, FIRST).draw(stage);
    const covered = put.mock.calls.filter(([prop, x, y, size = 0]) => {
      const [l, t, r, b] = controlPointBounds(
        joined(prop.map(({ d }) => placed(parsePath(d), x, y, size / 100))),
      );
      return stage.lettering.some(({ x0, y0, x1, y1 }) => l < x1 && r > x0 && t < y1 && b > y0);
    });
    expect(covered).toEqual([]);
  });

  it.each([
    ['“Doc” Holiday', 'Doc Holiday'],
    ["'Tilly' the Great", 'Tilly'],
    ['#1 good dog', '123456789'],
    ['...!?...', '......!'],
  ])('has the first letter of a long name, not the mark before it: %s', (name, other) => {
    const [written, same] = [name, other].map((one) => {
      const stage = new Stage(sitting, { name: one, bornMonth: null, age: '2-3' }, look.id);
      youngRecipe(look, stage.dog, FIRST).draw(stage);
      return stage.lettering;
    });
    expect(written).toEqual(same);
  });
});
