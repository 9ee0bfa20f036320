import { contains } from '@scribblepup/imaging/curves/rings';
import { bust, lying, sitting, touchingDogs } from '../testing/dogs';
import { isInAny, outlinesAround } from './placedDog';
import { bottom, right } from './sheet';
import { Stage } from './stage';
import type { DogArt } from '@scribblepup/tracing';
import type { Choices } from '../model/types';

const stageFor = (dog: DogArt, choices: Partial<Choices> = {}): Stage =>
  new Stage(dog, { name: 'Bo', bornMonth: null, ...choices }, 'test');
const room = { ground: 900, w: 500, h: 600 };

describe('the position of the dog', () => {
  it('is on the ground for a whole dog, which is nearly as large as fits', () => {
    const { box } = stageFor(sitting).stand(room);
    expect(bottom(box)).toBeCloseTo(900, 0);
    const share = Math.max(box.w / 500, box.h / 600);
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThanOrEqual(1.001);
  });

  it('lets the frame crop a dog that the photo crops at the bottom', () => {
    const stage = stageFor(bust);
    expect(bottom(stage.stand(room).box)).toBeGreaterThan(bottom(stage.area));
  });

  it('hides a share of the dog behind a rim', () => {
    const { box } = stageFor(sitting).stand({
      rim: 700,
      hide: 0.25,
      w: 400,
      h: 500,
      stretch: false,
    });
    expect((bottom(box) - 700) / box.h).toBeCloseTo(0.25, 2);
  });

  it('is the same if the dog is mirrored', () => {
    const stage = stageFor(lying);
    const [plain, mirrored] = [
      stage.stand({ ...room, mirror: false }),
      stage.stand({ ...room, mirror: true }),
    ];
    expect(mirrored.box.x).toBeCloseTo(plain.box.x, 0);
    expect(mirrored.toSheet([0, 0])[0]).toBeCloseTo(mirrored.box.x + mirrored.box.w, 0);
  });

  it('puts a side that the photo crops at the same side of the frame', () => {
    const stage = stageFor({
      ...sitting,
      cut: { left: true, top: false, right: false, bottom: false },
    });
    expect(stage.stand({ ...room, mirror: false }).box.x).toBeLessThan(stage.area.x);
    const { box } = stage.stand({ ...room, mirror: true });
    expect(box.x + box.w).toBeGreaterThan(stage.area.x + stage.area.w);
  });
});

describe('the head', () => {
  it('is derived from the eyes and the nose', () => {
    const placedDog = stageFor(sitting).stand({ ...room, mirror: false });
    const { head } = placedDog;
    expect(head.top[1]).toBeCloseTo(placedDog.box.y, -1);
    expect(head.face).not.toBeNull();
    expect(head.width).toBeGreaterThan(0.3 * placedDog.box.w);
  });

  it('is never tilted by more than 18 degrees', () => {
    const eyes = sitting.face!.eyes;
    const tilted: DogArt = {
      ...sitting,
      face: { eyes: [eyes[0], [eyes[1][0], eyes[1][1] + 160]], nose: sitting.face!.nose },
    };
    expect(Math.abs(stageFor(tilted).stand(room).head.tilt)).toBeCloseTo(Math.PI / 10, 3);
  });

  it("adds the visitor's hat tilt, mirrored with the dog, up to 18 degrees in total", () => {
    const tiltOf = (hatTilt: number, mirror: boolean): number =>
      stageFor(sitting, { hatTilt }).stand({ ...room, mirror }).head.tilt;
    for (const mirror of [false, true]) {
      const turned = ((mirror ? -10 : 10) * Math.PI) / 180;
      expect(tiltOf(10, mirror) - tiltOf(0, mirror)).toBeCloseTo(turned, 3);
      expect(Math.abs(tiltOf(90, mirror))).toBeCloseTo(Math.PI / 10, 3);
    }
  });

  it('is where the photo shows it, even below the back, if no face is drawn', () => {
    const known: DogArt = { ...lying, head: { at: [450, 250], size: 50, nose: [470, 270] } };
    const { head, toSheet } = stageFor(known).stand({ ...room, mirror: false });
    expect(head.eyeMidpoint[0]).toBeCloseTo(toSheet([450, 0])[0], 1);
    expect(head.nose).toEqual(toSheet([470, 270]));
    expect(head.top[1]).toBeLessThan(head.eyeMidpoint[1]);
    expect(head.face).toBeNull();
  });

  it('is at the eye of a dog in profile if no part of the dog is above the middle of its muzzle', () => {
    const profile: DogArt = { ...lying, head: { at: [665, 234], size: 130, nose: [730, 238] } };
    const { head, toSheet } = stageFor(profile).stand({ ...room, mirror: false });
    expect(head.eyeMidpoint[0]).toBeCloseTo(toSheet([600, 230])[0], 1);
    expect(head.eyeMidpoint[1]).toBeCloseTo(toSheet([600, 230])[1], 1);
    expect(head.nose).toEqual(toSheet([730, 238]));
  });

  it('is guessed if its stored position is not on the dog', () => {
    const stray: DogArt = { ...lying, head: { at: [5000, 250], size: 50 } };
    expect(stageFor(stray).stand(room).head).toEqual(stageFor(lying).stand(room).head);
  });

  it('is guessed from the outline if there is no face', () => {
    const placedDog = stageFor(lying).stand({ ...room, mirror: false });
    expect(placedDog.head.face).toBeNull();
    expect(placedDog.head.top[0]).toBeLessThan(placedDog.box.x + placedDog.box.w / 2);
  });
});

it.each(Object.entries({ sitting, bust, lying, touchingDogs }))(
  'keeps things off the whole dog, even where its grown outline crosses itself: %s',
  (_, dog) => {
    const placedDog = stageFor(dog).stand(room);
    const { box, rings } = placedDog;
    const around = outlinesAround(placedDog, 84);
    const hidden = [];
    for (let y = box.y; y < bottom(box); y += 10)
      for (let x = box.x; x < right(box); x += 10)
        if (contains(rings, x, y) && !isInAny(around, [x, y])) hidden.push([x, y]);
    expect(hidden).toEqual([]);
  },
);
