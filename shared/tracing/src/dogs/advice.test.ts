import type { DetectionResult } from '@scribblepup/finder';
import { blur } from '@scribblepup/imaging/blur';
import { plane } from '@scribblepup/imaging/plane';
import type { Pixels } from '@scribblepup/imaging';
import type { Advice, Hints } from '../model/types';
import { drawSyntheticDog, type SyntheticDog } from '../syntheticDog';
import { perfectDetection } from '../testing/perfectDetection';
import { Tracer } from '..';

const adviceOn = (photo: Pixels, found: DetectionResult | null): Advice | null =>
  new Tracer(photo, {}, found).cutout().advice;
const about = (dog: SyntheticDog): Advice | null => adviceOn(dog.photo, perfectDetection(dog));

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

const dog = drawSyntheticDog({ width: 480, height: 480, noise: 4 });
const faceless = (found: DetectionResult): DetectionResult => ({
  ...found,
  dogs: found.dogs.map((one) => ({ ...one, face: null })),
});

it('a sharp photo of a whole dog in daylight needs no advice', () => {
  expect(about(dog)).toBeNull();
});

it.each<[Advice, Pixels, DetectionResult]>([
  [
    'small',
    drawSyntheticDog({ width: 480, height: 480, scale: 0.3 }).photo,
    perfectDetection(drawSyntheticDog({ width: 480, height: 480, scale: 0.3 })),
  ],
  [
    'dark',
    { ...dog.photo, data: dog.photo.data.map((v, i) => (i % 4 === 3 ? v : v * 0.35)) },
    perfectDetection(dog),
  ],
  ['blurred', blurred(dog.photo, 5), perfectDetection(dog)],
  ['faceless', dog.photo, faceless(perfectDetection(dog))],
])('a photo with this fault gets the advice "%s"', (advice, photo, found) => {
  expect(adviceOn(photo, found)).toBe(advice);
});

describe('a detection that is probably not a dog', () => {
  const withLowScores = (found: DetectionResult): DetectionResult => ({
    ...found,
    dogs: found.dogs.map((one) => ({ ...one, meanProbability: 0.6, score: 0.5, face: null })),
  });
  const doubtful = withLowScores(perfectDetection(dog));
  const [{ box }] = doubtful.dogs;
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;

  it('is reported as doubtful, and its drawing is marked as guessed', () => {
    const { cutout, dog: art } = new Tracer(dog.photo, {}, doubtful).run();
    expect(cutout).toMatchObject({ found: true, advice: 'doubtful' });
    expect(art.guessed).toBe(true);
  });

  it.each<[string, Hints]>([
    ['chose it', { dogs: [middle] }],
    ['tapped its nose', { nose: dog.nose }],
  ])('is a dog after all if the visitor %s', (_what, hints) => {
    const { cutout, dog: art } = new Tracer(dog.photo, hints, doubtful).run();
    expect(cutout.advice).not.toBe('doubtful');
    expect(art.guessed).toBeUndefined();
  });

  it('is a dog if it has a clear face', () => {
    const withFace = {
      ...doubtful,
      dogs: doubtful.dogs.map((one, i) => ({ ...one, face: perfectDetection(dog).dogs[i].face })),
    };
    expect(adviceOn(dog.photo, withFace)).toBeNull();
  });

  it('is not cut out from the map if the finder lists no dog', () => {
    const specks = { ...doubtful, dogs: [] };
    expect(new Tracer(dog.photo, {}, specks).cutout().found).toBe(false);
  });
});

it('a photo in which no dog was found gets no advice', () => {
  expect(adviceOn(dog.photo, null)).toBeNull();
});
