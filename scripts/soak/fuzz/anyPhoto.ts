import type { Finder, DetectionResult } from '@scribblepup/finder';
import type { Pixels } from '@scribblepup/imaging';
import { findInvalidPath } from '@scribblepup/kernel/schema';
import { checkedPage, type Choices } from '@scribblepup/pages';
import { release } from '@scribblepup/pages/bitmap';
import { isPage } from '@scribblepup/pages/formats';
import { LOOK_IDS } from '@scribblepup/pages/ids';
import {
  ExtractError,
  offeredDogs,
  Tracer,
  type Hints,
  type TracedDog,
} from '@scribblepup/tracing';
import { isDogArt, isPathData } from '@scribblepup/tracing/formats';
import { drawSyntheticDog } from '@scribblepup/tracing/syntheticDog';
import { perfectDetection } from '@scribblepup/tracing/testing/perfectDetection';
import { randomDetectionResult, picture } from '@scribblepup/tracing/testing/pictures';
import fc from 'fast-check';

/** Any photo, with any hints and choices. `checkPhoto` runs it from the finder to a page. */
export interface AnyPhoto {
  readonly width: number;
  readonly height: number;
  readonly content: 'dog' | 'blocks' | 'noise' | 'flat' | 'clear';
  readonly seed: number;
  /** Number of extra bytes in the pixels; missing bytes if negative. */
  readonly spare: number;
  readonly finder: 'none' | 'elsewhere' | 'right' | 'real';
  /** Length of the long side at which the engine processes the photo, in px. */
  readonly side: number;
  readonly hints: Hints;
  /** The hints of the visitor's next step on the same photo. */
  readonly nextHints: Hints | null;
  readonly look: string;
  readonly choices: Choices;
}

const MAX_SIDE = 96;

const length = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 8, max: MAX_SIDE }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 9 }) },
);
/** Numbers that break arithmetic. JSON cannot hold the first three, but the types allow them. */
const odd = fc.constantFrom(
  ...[NaN, Infinity, -Infinity],
  ...[-1e9, 1e9, 1e300, -Number.MAX_VALUE, Number.MAX_VALUE, -0, Number.MIN_VALUE],
);
const orOdd = (usual: fc.Arbitrary<number>): fc.Arbitrary<number> =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd });
const place = orOdd(fc.double({ min: -40, max: 140, noNaN: true }));
const point = fc.tuple(place, place);
const dab = fc.record(
  {
    x: place,
    y: place,
    radius: fc.oneof(fc.double({ min: 0, max: 60, noNaN: true }), place),
    mode: fc.constantFrom('keep' as const, 'erase' as const),
    region: fc.constant(true as const),
    begins: fc.constant(true as const),
  },
  { requiredKeys: ['x', 'y', 'radius', 'mode'] },
);
const hints: fc.Arbitrary<Hints> = fc.record(
  {
    crop: fc.record({ x: place, y: place, width: place, height: place }),
    dabs: fc.array(dab, { maxLength: 5 }),
    eyes: fc.array(point, { maxLength: 3 }),
    closedEyes: fc.array(point, { maxLength: 3 }),
    nose: point,
    dogs: fc.array(point, { maxLength: 3 }),
  },
  { requiredKeys: [] },
);
const logo = fc.record({
  d: fc.constant('M0 0L100 0L100 60L50 80L0 60Z'),
  width: orOdd(fc.constant(100)),
  height: orOdd(fc.constant(80)),
});
const month = fc.option(orOdd(fc.integer({ min: 1, max: 12 })));
/** Choices that a visitor may make or a copy may bring, and numbers that only the types allow. */
const choices: fc.Arbitrary<Choices> = fc.record(
  {
    name: fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 500 })),
    bornMonth: month,
    companions: fc.array(fc.record({ name: fc.string({ maxLength: 20 }), bornMonth: month }), {
      maxLength: 2,
    }),
    inOneDrawing: fc.boolean(),
    age: fc.constantFrom('2-3', '3-5', '5-8', '8+'),
    detail: orOdd(fc.double({ min: 0, max: 1, noNaN: true })),
    lineWidth: orOdd(fc.double({ min: 0, max: 10, noNaN: true })),
    hatTilt: orOdd(fc.double({ min: -90, max: 90, noNaN: true })),
    logo: fc.option(logo),
  },
  { requiredKeys: ['name', 'bornMonth'] },
);

export const anyPhoto: fc.Arbitrary<AnyPhoto> = fc.record({
  width: length,
  height: length,
  content: fc.constantFrom('dog', 'dog', 'blocks', 'noise', 'flat', 'clear'),
  seed: fc.integer(),
  spare: fc.oneof(
    { weight: 15, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constantFrom(-4, -1, 1, 4000, -1e9) },
  ),
  finder: fc.oneof(
    { weight: 19, arbitrary: fc.constantFrom('none', 'elsewhere', 'right') },
    { weight: 1, arbitrary: fc.constant('real' as const) },
  ),
  side: fc.integer({ min: 48, max: MAX_SIDE }),
  hints,
  nextHints: fc.option(hints, { freq: 3 }),
  look: fc.constantFrom(...LOOK_IDS),
  choices,
});

const dogOf = ({ width, height, seed }: AnyPhoto) =>
  drawSyntheticDog({ width, height, seed, shift: [(seed % 7) / 20, (seed % 5) / 20], scale: 0.9 });

const pixelsOf = (any: AnyPhoto): Pixels => {
  const { width, height, content, seed, spare } = any;
  const uniform = (value: number) => new Uint8ClampedArray(width * height * 4).fill(value);
  const { data } =
    content === 'dog'
      ? dogOf(any).photo
      : content === 'flat' || content === 'clear'
        ? { data: uniform(content === 'clear' ? 0 : seed & 255) }
        : picture(width, height, content === 'noise' ? 1 : 1 + (seed & 31), seed);
  if (spare === 0) return { width, height, data };
  const resized = new Uint8ClampedArray(Math.max(0, data.length + spare));
  resized.set(data.subarray(0, resized.length));
  return { width, height, data: resized };
};

const detect = async (
  any: AnyPhoto,
  photo: Pixels,
  finder: Finder,
): Promise<DetectionResult | null> => {
  if (any.finder === 'none' || !(any.width > 1 && any.height > 1)) return null;
  if (any.finder === 'right') return perfectDetection(dogOf(any));
  if (any.finder === 'elsewhere') return randomDetectionResult(any.width, any.height, any.seed);
  // The studio never passes the finder pixel data of the wrong length.
  return any.spare === 0 ? finder.find(photo, { mirror: false }) : null;
};

const hasOnlyFiniteNumbers = (value: unknown): boolean => {
  let isSound = true;
  JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'number' && !Number.isFinite(part)) isSound = false;
    return part;
  });
  return isSound;
};

/** Returns the fault in a drawing, or null. */
const checkDog = ({ dog, cutout, place: position }: TracedDog): string | null => {
  const fault = findInvalidPath(isDogArt, dog);
  if (fault !== null) return `invalid dog art: ${fault}`;
  if (!hasOnlyFiniteNumbers(dog)) return 'a drawing with numbers that are not finite';
  if (dog.outline.length === 0) return 'a drawing without an outline';
  if (!dog.outline.every((ring) => ring.length >= 6 && ring.length % 2 === 0))
    return 'an outline with a broken ring';
  const { alpha, ...facts } = cutout;
  if (!hasOnlyFiniteNumbers([position, facts]))
    return 'a cutout or a place with numbers that are not finite';
  if (alpha.length !== cutout.width * cutout.height)
    return 'a cutout whose alpha has the wrong size';
  return null;
};

/**
 * Runs a photo through the engine (dogs, cutout, lines, one page), and returns the fault in the
 * result. Null if the result is a drawing and a page, or a failure that the engine names.
 */
export const checkPhoto = async (any: AnyPhoto, finder: Finder): Promise<string | null> => {
  const photo = pixelsOf(any);
  const found = await detect(any, photo, finder);
  if (found && !hasOnlyFiniteNumbers(offeredDogs(found, any.hints.dogs)))
    return 'a dog offered at coordinates that are not finite';
  let traced: TracedDog;
  try {
    const tracer = new Tracer(photo, any.hints, found, any.side);
    traced = tracer.run();
    if (any.nextHints) {
      tracer.update(any.nextHints);
      traced = tracer.run();
    }
  } catch (error) {
    if (error instanceof ExtractError) return null;
    throw error;
  }
  if (photo.data.length < photo.width * photo.height * 4)
    return 'a drawing of a photo with missing pixels';
  const fault = checkDog(traced);
  if (fault !== null) return fault;
  const { page, paths, bitmap } = checkedPage(traced.dog, any.look, any.choices);
  release(bitmap);
  const broken = findInvalidPath(isPage, page);
  if (broken !== null) return `invalid page: ${broken}`;
  if (!hasOnlyFiniteNumbers([page, paths])) return 'a page with numbers that are not finite';
  // A page only refers to the dog; the drawn paths have the numbers of its lines.
  const isDrawn = paths.every(({ d, clip = '' }) => isPathData(d) && isPathData(clip));
  return isDrawn ? null : 'a page with a path that has more than plain numbers';
};
