import type { DogArt } from '@scribblepup/tracing';
import { Stage } from '../../canvas/stage';
import { bust, lying, sitting, withFace } from '../../testing/dogs';
import { headInBox } from './headInBox';

const box = { x: 100, y: 200, w: 230, h: 400 };
/** A lying dog whose face is known. */
const lowFaced: DogArt = withFace(
  lying,
  [
    [0.25, 0.3],
    [0.35, 0.3],
  ],
  [0.3, 0.5],
);

const stageOf = (dog: DogArt): Stage => new Stage(dog, { name: 'Bo', bornMonth: null }, 'test');

it.each([
  ['sitting', sitting],
  ['lying', lowFaced],
])(
  'shows the head of a %s dog in the middle of the box, and its body down to the bottom',
  (_, dog) => {
    const placedDog = headInBox(stageOf(dog), box, 0.4, false);
    if (!placedDog) throw new Error('the face is known');
    expect(placedDog.head.width).toBeCloseTo(0.4 * box.w, 0);
    expect(placedDog.head.eyeMidpoint[0]).toBeCloseTo(box.x + box.w / 2, 0);
    expect(placedDog.head.eyeMidpoint[1]).toBeGreaterThan(box.y + box.h / 2);
    expect(placedDog.box.y + placedDog.box.h).toBeGreaterThan(box.y + box.h);
  },
);

it.each([
  ['the face is not known', { ...sitting, face: null }],
  ['the photo crops the dog shortly below its head', { ...bust, height: 0.5 * bust.height }],
])('places no head if %s', (_, dog) => {
  expect(headInBox(stageOf(dog), box, 0.4, false)).toBeNull();
});
