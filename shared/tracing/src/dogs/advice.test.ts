import type { Found } from '@scribblepup/finder';
import { blur } from '@scribblepup/imaging/blur';
import { plane } from '@scribblepup/imaging/plane';
import type { Pixels } from '@scribblepup/imaging';
import type { Advice } from '../model/types';
import { drawDog, type DrawnDog } from '../drawnDog';
import { foundOf } from '../testing/found';
import { Tracer } from '..';

const adviceOn = (photo: Pixels, found: Found | null): Advice | null =>
  new Tracer(photo, {}, found).cutout().advice;
const about = (dog: DrawnDog): Advice | null => adviceOn(dog.photo, foundOf(dog));

const blurred = ({ width, height, data }: Pixels, sigma: number): Pixels => {
  const channels = [0, 1, 2].map(
    (c) =>
      blur(
        plane(
          width,
          height,
          Float32Array.from({ length: width * height }, (_, i) => data[4 * i + c]),
        ),
        sigma,
      ).data,
  );
  return { width, height, data: data.map((v, i) => (i % 4 === 3 ? v : channels[i % 4][i >> 2])) };
};

const dog = drawDog({ width: 480, height: 480, noise: 4 });
const faceless = (found: Found): Found => ({
  ...found,
  dogs: found.dogs.map((one) => ({ ...one, face: null })),
});

it('a sharp photo of a whole dog in daylight needs no advice', () => {
  expect(about(dog)).toBeNull();
});

it.each<[Advice, Pixels, Found]>([
  [
    'small',
    drawDog({ width: 480, height: 480, scale: 0.3 }).photo,
    foundOf(drawDog({ width: 480, height: 480, scale: 0.3 })),
  ],
  [
    'dark',
    { ...dog.photo, data: dog.photo.data.map((v, i) => (i % 4 === 3 ? v : v * 0.35)) },
    foundOf(dog),
  ],
  ['blurred', blurred(dog.photo, 5), foundOf(dog)],
  ['faceless', dog.photo, faceless(foundOf(dog))],
])('%s is the advice', (advice, photo, found) => {
  expect(adviceOn(photo, found)).toBe(advice);
});

it('a photo in which no dog was found gets no advice', () => {
  expect(adviceOn(dog.photo, null)).toBeNull();
});
