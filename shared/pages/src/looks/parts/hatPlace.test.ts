import type { DogArt } from '@scribblepup/tracing';
import { parsePath, flatten, placed } from '@scribblepup/imaging/curves/path';
import { contains } from '@scribblepup/imaging/curves/rings';
import { Stage } from '../../canvas/stage';
import { sitting } from '../../testing/dogs';
import { bobbleHat, crown, knightHelmet, partyHat, pirateHat, wizardHat } from '../props/wear';
import { hatOn } from './hatPlace';
import { helmetOn } from './helmet';

const HATS = { bobbleHat, crown, knightHelmet, partyHat, pirateHat, wizardHat };

const { eyes } = sitting.face!;
const eyeDistance = eyes[1][0] - eyes[0][0];

/** The sitting dog with its nose far above its eyes, as if it looked up. */
const lookingUp: DogArt = {
  ...sitting,
  face: { eyes, nose: [eyes[1][0] + 0.3 * eyeDistance, eyes[1][1] - 0.8 * eyeDistance] },
};

const placedDogFor = (dog: DogArt) =>
  new Stage(dog, { name: 'Bo', bornMonth: null }, 'test').stand({ ground: 900, w: 500, h: 600 });

it.each(Object.entries(HATS))(
  'keeps a hat off the eyes and the nose of a dog that looks up: %s',
  (_, hat) => {
    const placedDog = placedDogFor(lookingUp);
    const place = hatOn(placedDog, hat, {});
    const { face } = placedDog.head;
    const covered = (place && face ? [...face.eyes, face.nose] : []).filter(([x, y]) =>
      hat.some(({ d, fill }) => {
        if (!place || fill === 'none') return false;
        const shape = placed(parsePath(d), place.x, place.y, place.size / 100, place.rotation);
        return contains(
          flatten(shape, 8).map(({ points }) => points),
          x,
          y,
        );
      }),
    );
    expect(covered).toEqual([]);
  },
);

it.each(Object.entries(HATS))(
  'tilts a hat only as much as the head of a dog that looks ahead: %s',
  (_, hat) => {
    const placedDog = placedDogFor(sitting);
    expect(hatOn(placedDog, hat, {})?.rotation).toBe(placedDog.head.tilt);
  },
);

it('tilts hats toward the back of the head of a dog that looks up to the side', () => {
  const placedDog = placedDogFor(lookingUp);
  const places = Object.values(HATS).flatMap((hat) => hatOn(placedDog, hat, {}) ?? []);
  expect(places.some(({ rotation }) => rotation < placedDog.head.tilt - 0.3)).toBe(true);
});

it('draws a helmet around the whole face', () => {
  const placedDog = new Stage(sitting, { name: 'Bo', bornMonth: null }, 'test').stand({
    ground: 900,
    w: 300,
    h: 360,
  });
  const helmet = helmetOn(placedDog);
  expect(helmet).not.toBeNull();
  const { face } = placedDog.head;
  const points = [...face!.eyes, face!.nose];
  for (const [x, y] of points)
    expect(Math.hypot(x - helmet!.x, y - helmet!.y)).toBeLessThan(helmet!.r);
});

it('draws no helmet if the circle would cut the head', () => {
  const placedDog = placedDogFor(sitting);
  const { head } = placedDog;
  expect(helmetOn({ ...placedDog, head: { ...head, width: head.width / 3 } })).toBeNull();
});
