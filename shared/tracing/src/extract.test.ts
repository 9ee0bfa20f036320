import type { Pixels, Point } from '@scribblepup/imaging';
import type { Rgb } from '@scribblepup/imaging/color';
import { contains, signedArea } from '@scribblepup/imaging/curves/rings';
import type { Cutout, DogArt, Hints } from './model/types';
import { unpackCoat } from './coat/packed';
import { pointOn } from './dogs/choosing';
import { withObjectBehind } from './testing/withObjectBehind';
import {
  drawSyntheticDog,
  SPOTS,
  type SyntheticDog,
  type SyntheticDogOptions,
} from './syntheticDog';
import { perfectDetection } from './testing/perfectDetection';
import { ExtractError, Tracer, type OnStage } from '.';

// Smaller than in production, so that the tests are fast.
const SIDE = 240;
const tracerFor = (dog: SyntheticDog, hints: Hints = {}): Tracer =>
  new Tracer(dog.photo, hints, perfectDetection(dog), SIDE);
const extract = (
  dog: SyntheticDog,
  hints: Hints = {},
  report?: OnStage,
): ReturnType<Tracer['run']> => tracerFor(dog, hints).run(report);
/** Only the cutout, because drawing takes most of the time. */
const cutoutOf = (dog: SyntheticDog, hints: Hints = {}): Cutout => tracerFor(dog, hints).cutout();
const runWithoutFinder = (photo: Pixels): ReturnType<Tracer['run']> =>
  new Tracer(photo, {}, null, SIDE).run();

/** Overlap of a cutout with the ground truth: intersection over union. */
function overlap(
  { photo, groundTruth }: SyntheticDog,
  { width, height, alpha, area }: Cutout,
): number {
  let both = 0,
    either = 0;
  for (let y = 0; y < photo.height; y++) {
    for (let x = 0; x < photo.width; x++) {
      const cx = Math.floor(((x + 0.5 - area.x) * width) / area.width),
        cy = Math.floor(((y + 0.5 - area.y) * height) / area.height);
      const inside =
        cx >= 0 && cy >= 0 && cx < width && cy < height && alpha[cy * width + cx] > 127;
      const dog = groundTruth[y * photo.width + x] === 1;
      if (inside && dog) both++;
      if (inside || dog) either++;
    }
  }
  return both / either;
}

const sameCutout = (p: Cutout, q: Cutout): boolean =>
  p.width === q.width && Buffer.compare(p.alpha, q.alpha) === 0;

const numbersOf = (dog: DogArt): number[] => [
  dog.width,
  dog.height,
  ...dog.outline.flat(),
  ...dog.lines.flatMap((l) => [...l.points, l.strength]),
  ...dog.solids.flat(),
  ...dog.lights.flatMap((c) => [c.x, c.y, c.r]),
  ...dog.markings.flat(),
  ...(dog.face ? [...dog.face.eyes.flat(), ...dog.face.nose] : []),
];

/** Area of a ring of flat coordinates. */
const areaOf = (ring: readonly number[]): number => Math.abs(signedArea(ring));

const sum = (values: readonly number[]): number => values.reduce((total, v) => total + v, 0);

/** Splits flat numbers into points; each has `size` numbers, of which the first two are x and y. */
const toPoints = (flat: readonly number[], size: number): Point[] =>
  Array.from({ length: flat.length / size }, (_, i) => [flat[i * size], flat[i * size + 1]]);

const cropOf = ({ photo }: SyntheticDog): Hints => ({
  crop: {
    x: photo.width * 0.2,
    y: photo.height * 0.08,
    width: photo.width * 0.6,
    height: photo.height * 0.86,
  },
});

describe('the cutout of a drawn dog', () => {
  const cases: readonly [string, SyntheticDogOptions, number][] = [
    ['on a plain background', { noise: 0 }, 0.96],
    ['on a noisy background', { noise: 70 }, 0.95],
    ['dark on gray', { coat: [40, 36, 34], background: [130, 130, 128] }, 0.95],
    ['white on grass', { coat: [238, 236, 230], background: [80, 130, 60] }, 0.95],
    [
      'white on a light wall',
      { coat: [250, 248, 244], background: [205, 202, 196], noise: 6 },
      0.92,
    ],
    ['in two colors', { coat: [150, 80, 40], chest: [245, 243, 240] }, 0.95],
    ['small in the photo', { width: 420, height: 300, scale: 0.5 }, 0.92],
  ];

  it.each(cases)('%s is correct with and without a crop', (_name, options, minOverlap) => {
    const dog = drawSyntheticDog(options);
    const alone = cutoutOf(dog);
    expect(alone.found).toBe(true);
    expect(overlap(dog, alone)).toBeGreaterThan(minOverlap);
    if (options.scale) return;
    expect(overlap(dog, cutoutOf(dog, cropOf(dog)))).toBeGreaterThan(minOverlap);
  });

  it.each([[[190, 150, 100]], [[60, 54, 50]], [[235, 232, 226]]] as const)(
    'of the color %j leaves out a bar behind the head',
    (coat) => {
      const isOnBar = (x: number, y: number): boolean =>
        Math.abs(y - 70 - 0.1 * x) < 3.5 && x > 20 && x < 220;
      const dog = withObjectBehind(drawSyntheticDog({ coat }), isOnBar, [140, 30, 34]);
      expect(overlap(dog, cutoutOf(dog))).toBeGreaterThan(0.98);
    },
  );

  it.each([
    [[190, 150, 100], 0.72],
    [[60, 54, 50], 0.6],
    [[235, 232, 226], 0.72],
  ] as const)('of the color %j leaves out the floor and the wall', (coat, level) => {
    const drawn = drawSyntheticDog({ coat, background: [150, 84, 66] });
    const dog = withObjectBehind(drawn, (_x, y) => y > level * drawn.photo.height, [150, 148, 144]);
    expect(overlap(dog, cutoutOf(dog))).toBeGreaterThan(0.98);
  });

  it('uses the middle, and says so, if no dog was found', () => {
    const data = new Uint8ClampedArray(80 * 60 * 4).fill(140);
    const { cutout, dog } = runWithoutFinder({ width: 80, height: 60, data });
    expect(cutout.found).toBe(false);
    expect(cutout.alpha[(cutout.height >> 1) * cutout.width + (cutout.width >> 1)]).toBe(255);
    expect(dog.outline.length).toBe(1);
    expect(dog.guessed).toBe(true);
  });

  it('is not marked as guessed if the visitor painted the dog, or the finder found it', () => {
    const drawn = drawSyntheticDog();
    const { width, height } = drawn.photo;
    const dabs = [{ x: width / 2, y: height / 2, radius: 40, mode: 'keep' }] as const;
    expect(new Tracer(drawn.photo, { dabs }, null, SIDE).run().dog.guessed).toBeUndefined();
    expect(extract(drawn).dog.guessed).toBeUndefined();
  });
});

describe('the drawing', () => {
  const dog = drawSyntheticDog({ coat: [150, 80, 40], chest: [245, 243, 240] });
  const { dog: art, place } = extract(dog);

  it('is in dog units from the top left of its bounds', () => {
    const xs = art.outline[0].filter((_, i) => i % 2 === 0),
      ys = art.outline[0].filter((_, i) => i % 2 === 1);
    expect(Math.min(...xs)).toBe(0);
    expect(Math.min(...ys)).toBe(0);
    expect(Math.max(...xs)).toBeCloseTo(art.width, 1);
    expect(Math.max(...ys)).toBeCloseTo(art.height, 1);
    expect(Math.sqrt(sum(art.outline.map(areaOf)))).toBeGreaterThan(490);
    expect(Math.sqrt(sum(art.outline.map(areaOf)))).toBeLessThan(510);
  });

  it('has a tongue as one closed line, in pink, if the dog shows it', () => {
    const tongueIn = (shown: boolean): { closed: number; crayon: Rgb | null } => {
      const { photo, nose, ...rest } = drawSyntheticDog({ coat: [150, 145, 140], tongue: shown });
      const { dog: found, place: at } = extract({ photo, nose, ...rest });
      const [x, y] = [(nose[0] - at.x) / at.unit, (nose[1] + 0.07 * photo.height - at.y) / at.unit];
      const closed = found.lines.filter(({ points }) => {
        const gap = Math.hypot(points[0] - points.at(-3)!, points[1] - points.at(-2)!);
        return gap < 12 && contains([toPoints(points, 3).flat()], x, y);
      });
      const { width, height, cells, crayons } = unpackCoat(found)!;
      const column = Math.floor((x / found.width) * width),
        row = Math.floor((y / found.height) * height);
      return { closed: closed.length, crayon: crayons[cells[row * width + column]] };
    };
    expect(tongueIn(false).closed).toBe(0);
    const { closed, crayon } = tongueIn(true);
    expect(closed).toBe(1);
    expect(crayon![0]).toBeGreaterThan(crayon![1] + 60);
  });

  it('has each spot of a spotted coat as a closed line', () => {
    const spotsOf = (spots: boolean): number => {
      const drawn = drawSyntheticDog({ width: 480, height: 480, coat: [225, 222, 218], spots });
      // At full size, because this dog looks like a drawing when it is shrunk.
      const { dog: found } = new Tracer(drawn.photo, {}, perfectDetection(drawn)).run();
      return found.lines.filter(
        ({ points, spot }) =>
          spot && Math.hypot(points[0] - points.at(-3)!, points[1] - points.at(-2)!) < 12,
      ).length;
    };
    expect(spotsOf(false)).toBe(0);
    expect(spotsOf(true)).toBe(SPOTS.length);
  });

  it('finds the eyes and the nose by itself', () => {
    expect(art.face).not.toBeNull();
    const expected = extract(dog, { eyes: [dog.eyes[0], dog.eyes[1]], nose: dog.nose }).dog.face!;
    const found = art.face!;
    const gaps = (
      [
        [found.eyes[0], expected.eyes[0]],
        [found.eyes[1], expected.eyes[1]],
        [found.nose, expected.nose],
      ] as [Point, Point][]
    ).map(([p, q]) => Math.hypot(p[0] - q[0], p[1] - q[1]));
    expect(Math.max(...gaps)).toBeLessThan(12);
    // Two eyes with two lights each; the nose.
    expect(art.solids).toHaveLength(3);
    expect(art.lights).toHaveLength(4);
  });

  it('draws the border of the white chest', () => {
    const drawn = [
      ...art.lines.flatMap(({ points }) => toPoints(points, 3)),
      ...art.markings.flatMap((line) => toPoints(line, 2)),
    ];
    const border = Array.from({ length: 24 }, (_, k): Point => {
      const angle = (k * Math.PI) / 12,
        { x, y, rx, ry } = dog.chest;
      return [
        (x + rx * Math.cos(angle) - place.x) / place.unit,
        (y + ry * Math.sin(angle) - place.y) / place.unit,
      ];
    });
    const followed = border.filter((p) =>
      drawn.some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < 15),
    );
    expect(followed.length).toBeGreaterThan(12);
  });

  it('ranks its lines, strongest first', () => {
    const strengths = art.lines.map((l) => l.strength);
    expect(strengths).toEqual([...strengths].sort((p, q) => q - p));
  });

  it('is small and reproducible', () => {
    expect(JSON.stringify(art).length).toBeLessThan(40_000);
    expect(extract(dog).dog).toEqual(art);
  });

  it('says which sides the photo cuts off, and keeps the cut straight', () => {
    const { dog: cut } = extract(drawSyntheticDog({ shift: [0, 0.3] }));
    expect(cut.cut).toEqual({ left: false, top: false, right: false, bottom: true });
    const ring = cut.outline[0];
    const onEdge = ring.filter((v, i) => i % 2 === 1 && Math.abs(v - cut.height) < 0.11).length;
    expect(onEdge).toBeGreaterThan(3);
    expect(Math.max(...ring.filter((_, i) => i % 2 === 1))).toBeLessThanOrEqual(cut.height);
  });

  it('has only finite numbers', () => {
    expect(numbersOf(art).every(Number.isFinite)).toBe(true);
  });
});

describe('hints', () => {
  const dog = drawSyntheticDog();
  const [cx, cy] = [dog.photo.width / 2, dog.photo.height / 2];

  it('keep and erase change the cutout near the dab, and undoing restores it', () => {
    const tracer = tracerFor(dog);
    const before = tracer.cutout();
    const at = ({ width, alpha, area, height }: Cutout, x: number, y: number): number =>
      alpha[
        Math.floor(((y - area.y) * height) / area.height) * width +
          Math.floor(((x - area.x) * width) / area.width)
      ];
    expect(at(before, cx, cy + 40)).toBeGreaterThan(200);
    tracer.update({ dabs: [{ x: cx, y: cy + 40, radius: 8, mode: 'erase' }] });
    const erased = tracer.cutout();
    expect(at(erased, cx, cy + 40)).toBeLessThan(50);
    expect(at(erased, cx, cy - 70)).toBe(at(before, cx, cy - 70));
    tracer.update({});
    expect(sameCutout(tracer.cutout(), before)).toBe(true);
  });

  describe('on a photo with an object far from the dog', () => {
    const isObject = (x: number, y: number): boolean => Math.hypot(x - 360, y - 60) < 24;
    const scene = withObjectBehind(
      drawSyntheticDog({ width: 400, height: 240, shift: [-0.2, 0] }),
      isObject,
      [40, 60, 160],
    );
    const tap = { x: 360, y: 60, radius: 8, mode: 'keep', region: true } as const;
    const at = ({ width, height, alpha, area }: Cutout, x: number, y: number): number | undefined =>
      x < area.x + area.width
        ? alpha[
            Math.floor(((y - area.y) * height) / area.height) * width +
              Math.floor(((x - area.x) * width) / area.width)
          ]
        : undefined;

    it('a tap keeps the object and enlarges the drawn area; the dog is not cut out again', () => {
      const tracer = tracerFor(scene),
        before = tracer.cutout();
      expect(at(before, 360, 60)).toBeUndefined();
      tracer.update({ dabs: [tap] });
      const after = tracer.cutout();
      expect(
        [
          [360, 60],
          [350, 75],
          [320, 60],
        ].map(([x, y]) => at(after, x, y)! > 127),
      ).toEqual([true, true, false]);
      expect(
        overlap(
          {
            ...scene,
            groundTruth: scene.groundTruth.map((dog, i) =>
              dog || isObject(i % 400, Math.floor(i / 400)) ? 1 : 0,
            ),
          },
          after,
        ),
      ).toBeGreaterThan(0.93);
      expect(tracer.run().dog.outline.length).toBeGreaterThan(1);
      expect(cutoutOf(scene, { dabs: [tap] })).toEqual(after);
    });

    it('progress does not go backward while the enlarged area is drawn', () => {
      const shares: number[] = [];
      extract(scene, { dabs: [tap] }, (_stage, share) => shares.push(share));
      expect(shares).toEqual(shares.toSorted((p, q) => p - q));
    });

    it('undoing the tap restores everything; erasing the object restores the drawn area', () => {
      const tracer = tracerFor(scene),
        before = tracer.cutout();
      tracer.update({ dabs: [tap] });
      tracer.cutout();
      tracer.update({ dabs: [tap, { ...tap, mode: 'erase' }] });
      expect(tracer.cutout().area).toEqual(before.area);
      tracer.update({});
      expect(sameCutout(tracer.cutout(), before)).toBe(true);
    });

    it('a crop limits what can be kept', () => {
      const crop = { x: 40, y: 10, width: 160, height: 220 };
      const tracer = tracerFor(scene, { crop }),
        before = tracer.cutout();
      tracer.update({ crop, dabs: [tap] });
      expect(sameCutout(tracer.cutout(), before)).toBe(true);
    });
  });

  it('after an edit, a tracer gives the same result as a new one with the same hints', () => {
    const hints: Hints = {
      dabs: [
        { x: cx, y: cy + 30, radius: 9, mode: 'erase' },
        { x: cx + 70, y: cy, radius: 6, mode: 'keep' },
      ],
      nose: dog.nose,
    };
    const tracer = tracerFor(dog);
    tracer.run();
    tracer.update(hints);
    const edited = tracer.run(),
      fresh = extract(dog, hints);
    expect(edited.dog).toEqual(fresh.dog);
    expect(sameCutout(edited.cutout, fresh.cutout)).toBe(true);
  });

  it('a tap recomputes only the face and the selection of lines', () => {
    const tracer = tracerFor(dog);
    tracer.run();
    tracer.update({ eyes: dog.eyes.map(([x, y]): Point => [x + 1, y]), nose: dog.nose });
    const stages: string[] = [];
    const { dog: art } = tracer.run((stage) => stages.push(stage));
    expect(stages).toEqual(['face', 'vectors', 'done']);
    expect(art.face).not.toBeNull();
  });

  it('unchanged hints rerun no stage', () => {
    const hints = { eyes: [...dog.eyes], nose: dog.nose };
    const tracer = tracerFor(dog);
    tracer.update(hints);
    const { dog: art } = tracer.run();
    tracer.update(structuredClone(hints));
    const stages: string[] = [];
    expect(tracer.run((stage) => stages.push(stage)).dog).toBe(art);
    expect(stages).toEqual(['done']);
  });

  it('a photo whose pixels are stored elsewhere is read again only for another crop', () => {
    const { photo } = dog,
      { width, height } = photo;
    const read = jest.fn(() => photo);
    const tracer = new Tracer({ width, height, read }, {}, perfectDetection(dog), SIDE);
    expect(tracer.run()).toEqual(extract(dog));
    expect(read).toHaveBeenCalledTimes(1);
    tracer.update({ dabs: [{ x: width / 2, y: height / 2, radius: 6, mode: 'keep' }] });
    tracer.cutout();
    expect(read).toHaveBeenCalledTimes(1);
    tracer.update({
      crop: { x: width * 0.2, y: height * 0.1, width: width * 0.6, height: height * 0.8 },
    });
    tracer.cutout();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('erasing the whole dog is reported as an error', () => {
    const dabs = [{ x: cx, y: cy, radius: 400, mode: 'erase' as const }];
    expect(() => extract(dog, { dabs })).toThrow(ExtractError);
    expect(() => extract(dog, { dabs })).toThrow('Undo the last stroke');
  });

  it.each([
    { x: 10, y: 10, width: 0, height: 50 },
    { x: 1000, y: 10, width: 50, height: 50 },
    { x: NaN, y: 0, width: 50, height: 50 },
  ])('a crop without content (%j) is reported', (crop) => {
    expect(() => extract(dog, { crop })).toThrow('The crop is too small');
  });

  it('taps outside the photo are ignored', () => {
    expect(
      extract(dog, {
        eyes: [
          [-50, 20],
          [9000, 3],
        ],
        nose: [NaN, 4],
      }).dog,
    ).toEqual(extract(dog).dog);
  });
});

describe('poor light and unusual photos', () => {
  const dim = (photo: Pixels, share: number): Pixels => ({
    ...photo,
    data: photo.data.map((v, i) => (i % 4 === 3 ? v : v * share)),
  });

  it('a dog at dusk is found, with its face', () => {
    const dog = drawSyntheticDog({ coat: [190, 150, 100], noise: 20 });
    const dusk = extract({ ...dog, photo: dim(dog.photo, 0.28) });
    expect(overlap(dog, dusk.cutout)).toBeGreaterThan(0.93);
    expect(dusk.dog.face).not.toBeNull();
  });

  it('a white dog in the sun keeps its face and its lines', () => {
    const pale = (v: number): number => 255 - (255 - v) * 0.4;
    const dog = drawSyntheticDog({
      coat: [pale(190), pale(180), pale(160)],
      chest: [252, 251, 250],
      noise: 6,
      background: [70, 120, 60],
    });
    const art = extract(dog).dog;
    expect(art.face).not.toBeNull();
    expect(art.lines.length).toBeGreaterThan(2);
  });

  it('a crop of the whole photo counts as none', () => {
    const dog = drawSyntheticDog({ width: 300, height: 220, scale: 0.6 });
    expect(extract(dog, { crop: { x: 0, y: 0, width: 300, height: 220 } })).toEqual(extract(dog));
  });

  it.each([[[190, 150, 100]], [[60, 50, 45]]] as const)(
    'two dogs, the second of the color %j, are both drawn',
    (coat) => {
      const wide = { width: 320, height: 200, scale: 0.9, noise: 6 };
      const left = drawSyntheticDog({ ...wide, shift: [-0.22, 0] }),
        right = drawSyntheticDog({ ...wide, shift: [0.22, 0], coat, seed: 2 });
      const data = left.photo.data.map((v, i) =>
        right.groundTruth[i >> 2] ? right.photo.data[i] : v,
      );
      const both = {
        ...left,
        photo: { ...left.photo, data },
        groundTruth: left.groundTruth.map((v, i) => v | right.groundTruth[i]),
      };
      const { dog, cutout } = new Tracer(both.photo, {}, perfectDetection(left, right), SIDE).run();
      expect(overlap(both, cutout)).toBeGreaterThan(0.95);
      expect(dog.outline).toHaveLength(2);
      // Two eyes and a nose each.
      expect(dog.solids).toHaveLength(6);
    },
  );

  it('each of two dogs that stand apart gets the border of its chest', () => {
    // As large as in production, because rounding errors grow with the size.
    const wide = { width: 420, height: 200, scale: 0.9, noise: 6 } as const,
      chest = [225, 190, 145] as const;
    const left = drawSyntheticDog({ ...wide, chest, shift: [-0.25, 0] }),
      right = drawSyntheticDog({ ...wide, chest, shift: [0.25, 0], seed: 2 });
    const data = left.photo.data.map((v, i) =>
      right.groundTruth[i >> 2] ? right.photo.data[i] : v,
    );
    const { dog, place } = new Tracer(
      { ...left.photo, data },
      {},
      perfectDetection(left, right),
    ).run();
    const points = dog.lines
      .flatMap((line) => toPoints(line.points, 3))
      .map(([x, y]): Point => [place.x + x * place.unit, place.y + y * place.unit]);
    for (const { chest: patch } of [left, right]) {
      const lowerRim = Array.from({ length: 16 }, (_, i): Point => {
        const angle = ((i + 0.5) * Math.PI) / 16;
        return [patch.x + patch.rx * Math.cos(angle), patch.y + patch.ry * Math.sin(angle)];
      });
      const drawn = lowerRim.filter(([x, y]) =>
        points.some(([px, py]) => Math.hypot(px - x, py - y) < 4),
      );
      expect(drawn.length).toBeGreaterThan(8);
    }
  });

  describe('a dog far behind another', () => {
    const wide = { width: 320, height: 200, noise: 6 };
    const left = drawSyntheticDog({ ...wide, shift: [-0.2, 0], scale: 0.9 }),
      far = drawSyntheticDog({ ...wide, shift: [0.3, 0], scale: 0.35, seed: 2 });
    const photo = {
      ...left.photo,
      data: left.photo.data.map((v, i) => (far.groundTruth[i >> 2] ? far.photo.data[i] : v)),
    };
    const found = perfectDetection(left, far),
      [near, distant] = found.dogs.map(({ box }) => pointOn(box));
    const drawn = (hints: Hints): ReturnType<Tracer['run']> =>
      new Tracer(photo, hints, found, SIDE).run();

    it('is left out', () => {
      const { dog, cutout } = drawn({});
      expect(overlap({ ...left, photo }, cutout)).toBeGreaterThan(0.95);
      expect(dog.outline).toHaveLength(1);
    });

    it('is drawn alone and large if the visitor chose it', () => {
      const { dog, cutout } = drawn({ dogs: [distant] });
      expect(overlap({ ...far, photo }, cutout)).toBeGreaterThan(0.9);
      expect(cutout.area.width).toBeLessThan(0.5 * photo.width);
      expect(dog.solids).toHaveLength(3);
    });

    it('is drawn with the other if the visitor chose both, with a face each', () => {
      const { dog, cutout } = drawn({ dogs: [near, distant] });
      expect(
        overlap(
          { ...left, photo, groundTruth: left.groundTruth.map((v, i) => v | far.groundTruth[i]) },
          cutout,
        ),
      ).toBeGreaterThan(0.92);
      expect(dog.outline).toHaveLength(2);
      expect(dog.solids).toHaveLength(6);
    });

    it('loses its face too if the visitor erases it', () => {
      const { x, y, width, height } = found.dogs[1].box;
      const erased = { x: x + width / 2, y: y + height / 2, mode: 'erase' } as const;
      const dabs = [{ ...erased, radius: 0.6 * height }];
      const { dog } = drawn({ dogs: [near, distant], dabs });
      expect(dog.outline).toHaveLength(1);
      expect(dog.solids).toHaveLength(3);
    });

    it('gets the tapped face if the finder found none, and the other dog keeps its own', () => {
      const faceless = { ...found, dogs: [found.dogs[0], { ...found.dogs[1], face: null }] };
      const hints: Hints = { dogs: [near, distant], eyes: far.eyes, nose: far.nose };
      const { dog } = new Tracer(photo, hints, faceless, SIDE).run();
      expect(dog.solids).toHaveLength(6);
    });

    it('can be chosen and left out again, and the brush strokes stay', () => {
      const dabs = [{ x: far.nose[0], y: 20, radius: 8, mode: 'keep' as const }];
      const tracer = new Tracer(photo, { dabs }, found, SIDE);
      const first = tracer.cutout();
      tracer.update({ dabs, dogs: [distant] });
      expect(
        sameCutout(
          tracer.cutout(),
          new Tracer(photo, { dabs, dogs: [distant] }, found, SIDE).cutout(),
        ),
      ).toBe(true);
      tracer.update({ dabs });
      expect(sameCutout(tracer.cutout(), first)).toBe(true);
    });

    it('can be chosen in a crop', () => {
      const { cutout } = drawn({
        crop: { x: 120, y: 30, width: 190, height: 140 },
        dogs: [distant],
      });
      expect(overlap({ ...far, photo }, cutout)).toBeGreaterThan(0.85);
    });
  });

  it('a photo of 64 x 64 px is large enough', () => {
    const dog = drawSyntheticDog({ width: 64, height: 64, noise: 4 });
    const { dog: art, cutout } = extract(dog);
    expect(overlap(dog, cutout)).toBeGreaterThan(0.85);
    expect(art.lines.length + art.solids.length).toBeGreaterThan(0);
  });
});

describe('progress', () => {
  const dog = drawSyntheticDog({ width: 120, height: 120 });

  it('grows from stage to stage and ends at 1', () => {
    const shares: number[] = [];
    extract(dog, {}, (_stage, share) => shares.push(share));
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((p, q) => p - q));
  });

  it.each(['frame', 'cutout', 'flow', 'lines', 'face', 'vectors'])(
    'an error that `report` throws at the stage %s stops the run',
    (at) => {
      const stop = new Error('stop');
      const report = (stage: string): void => {
        if (stage === at) throw stop;
      };
      expect(() => extract(dog, {}, report)).toThrow(stop);
    },
  );
});
