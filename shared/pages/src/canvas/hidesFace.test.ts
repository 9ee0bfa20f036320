import type { Point } from '@scribblepup/imaging';
import { joined, toPathData } from '@scribblepup/imaging/curves/path';
import { contains } from '@scribblepup/imaging/curves/rings';
import { circle, rect } from '@scribblepup/imaging/curves/shapes';
import { cloud } from '../looks/props/nature';
import { bust, lying, sitting, withFace } from '../testing/dogs';
import { pairOf } from './pageDogs';
import { SHEET } from './sheet';
import { noseOf } from './sheetHead';
import { ownFeatures } from './features';
import type { PlacedDog } from './placedDog';
import { Stage } from './stage';
import { AS_DRAWN } from './variant';

/** Two round lenses that do not cover the nose between them. */
const glasses = [{ d: toPathData(joined([circle(-60, 0, 40), circle(60, 0, 40)])) }];

const showDog = (dog = sitting): { stage: Stage; placedDog: PlacedDog; nose: Point } => {
  const stage = new Stage(dog, { name: 'Bo', bornMonth: null }, 'test');
  const placedDog = stage.stand({ ground: 900, w: 500, h: 600 });
  stage.show(placedDog);
  return { stage, placedDog, nose: noseOf(placedDog.head) };
};

describe('hidesFace', () => {
  it.each([
    ['sitting', sitting],
    ['lying', lying],
  ])('is true if a thing covers the nose of a %s dog', (_, dog) => {
    const { stage, nose } = showDog(dog);
    expect(stage.hidesFace()).toBe(false);
    stage.draw(circle(...nose, 30));
    expect(stage.hidesFace()).toBe(true);
  });

  it('is false for a line over the nose, and for a thing behind the dog', () => {
    const { stage, nose } = showDog();
    stage.draw(circle(...nose, 30), { fill: 'none' });
    expect(stage.hidesFace()).toBe(false);
    const behind = new Stage(sitting, { name: 'Bo', bornMonth: null }, 'test');
    const placedDog = behind.stand({ ground: 900, w: 500, h: 600 });
    behind.draw(rect(0, 0, SHEET.w, SHEET.h)).show(placedDog);
    expect(behind.hidesFace()).toBe(false);
  });

  it('is false for glasses that do not cover the nose, and for a frame around the dog', () => {
    const { stage, placedDog, nose } = showDog();
    stage.putOn(placedDog, glasses, ...nose);
    stage.frame(20);
    expect(stage.hidesFace()).toBe(false);
  });

  it('is true for the same shape over the eyes if the dog does not wear it', () => {
    const { stage, nose } = showDog();
    stage.put(glasses, ...nose);
    expect(stage.hidesFace()).toBe(true);
  });

  it('is true if a thing covers a part of the nose, but not its middle', () => {
    const { stage, placedDog, nose } = showDog();
    const [x, y] = nose;
    const around = ownFeatures(placedDog).find((points) => contains([points.flat()], x, y)) ?? [];
    const half = Math.max(...around.map(([px]) => px - x));
    stage.draw(circle(x - 1.2 * half, y, 1.1 * half));
    expect(stage.hidesFace()).toBe(true);
  });

  it('is false for a shape that is clipped to another part of the page', () => {
    const { stage, nose } = showDog();
    const [x, y] = nose;
    stage.draw(circle(x, y, 200), { clip: toPathData(rect(x + 100, y - 200, 200, 400)) });
    expect(stage.hidesFace()).toBe(false);
    stage.draw(circle(x, y, 200), { clip: toPathData(rect(x - 100, y - 200, 200, 400)) });
    expect(stage.hidesFace()).toBe(true);
  });

  it('is false if the variant leaves out what would hide the nose', () => {
    const stage = new Stage(sitting, { name: 'Bo', bornMonth: null }, 'test', null, {
      seed: 0,
      simplification: 0,
      keepMuzzleVisible: true,
    });
    const placedDog = stage.stand({ ground: 900, w: 500, h: 600 });
    stage.put(cloud, ...noseOf(placedDog.head)).show(placedDog);
    const before = stage.items.length;
    stage.put(cloud, ...noseOf(placedDog.head));
    expect(stage.items).toHaveLength(before);
    stage.put(cloud, 120, 120);
    expect(stage.items.length).toBeGreaterThan(before);
    expect(stage.hidesFace()).toBe(false);
  });

  it('is false for a low nose behind the foreground if the variant raises the dog', () => {
    const eyes: readonly [Point, Point] = [
      [0.4, 0.7],
      [0.6, 0.7],
    ];
    const lowHeaded = { ...withFace(bust, eyes, [0.5, 0.93]), solids: [] };
    const [hidden, raised] = [false, true].map((keepMuzzleVisible) => {
      const variant = { ...AS_DRAWN, keepMuzzleVisible };
      const stage = new Stage(lowHeaded, { name: 'Bo', bornMonth: null }, 'test', null, variant);
      stage.show(stage.stand({ ground: 950, w: 500, h: 600 }));
      stage.draw(rect(0, 985, 850, 200));
      return stage.hidesFace();
    });
    expect([hidden, raised]).toEqual([true, false]);
  });

  describe('on a page that draws each dog on its own stage', () => {
    /** Both dogs next to each other, each drawn on its own stage of the page. */
    const showApart = ({ keepMuzzleVisible }: { keepMuzzleVisible: boolean }) => {
      const pageDogs = pairOf([sitting, bust], 0, 'apart');
      if (!pageDogs) throw new Error('the two dogs do not fit together');
      const choices = { name: 'Bo', bornMonth: null };
      const page = new Stage(pageDogs, choices, 'test', null, {
        seed: 0,
        simplification: 0,
        keepMuzzleVisible,
      });
      const noses = [0, 1].map((n) => {
        const placedDog = page.member(n).stand({ x: 250 + n * 350, ground: 900, w: 300, h: 400 });
        page.member(n).show(placedDog);
        return noseOf(placedDog.head);
      });
      return { page, noses };
    };

    it.each([0, 1])('is true if a thing hides dog %s, whichever stage draws it', (n) => {
      for (const on of [0, 1]) {
        const { page, noses } = showApart({ keepMuzzleVisible: false });
        expect(page.hidesFace()).toBe(false);
        page.member(on).put(cloud, ...noses[n]);
        expect(page.hidesFace()).toBe(true);
      }
    });

    it.each([0, 1])('is false if the variant leaves out what would hide dog %s', (n) => {
      const { page, noses } = showApart({ keepMuzzleVisible: true });
      const before = page.items.length;
      page.member(1 - n).put(cloud, ...noses[n]);
      expect(page.items).toHaveLength(before);
      expect(page.hidesFace()).toBe(false);
    });
  });
});
