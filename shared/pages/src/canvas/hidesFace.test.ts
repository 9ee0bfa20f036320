import { joined } from '@scribblepup/imaging/curves/curve';
import { circle, rect } from '@scribblepup/imaging/curves/shapes';
import { cloud } from '../looks/props/nature';
import { lying, sitting } from '../testing/dogs';
import { SHEET } from './sheet';
import { noseOf } from './spot';
import { Stage } from './stage';

const shown = (dog = sitting): { stage: Stage; nose: readonly [number, number] } => {
  const stage = new Stage(dog, { name: 'Bo', bornMonth: null }, 'test');
  const spot = stage.stand({ ground: 900, w: 500, h: 600 });
  stage.show(spot);
  return { stage, nose: noseOf(spot.head) };
};

describe('hidesFace', () => {
  it.each([
    ['sitting', sitting],
    ['lying', lying],
  ])('is true if a thing covers the nose of a %s dog', (_, dog) => {
    const { stage, nose } = shown(dog);
    expect(stage.hidesFace()).toBe(false);
    stage.draw(circle(...nose, 30));
    expect(stage.hidesFace()).toBe(true);
  });

  it('is false for a line over the nose, and for a thing behind the dog', () => {
    const { stage, nose } = shown();
    stage.draw(circle(...nose, 30), { fill: 'none' });
    expect(stage.hidesFace()).toBe(false);
    const behind = new Stage(sitting, { name: 'Bo', bornMonth: null }, 'test');
    const spot = behind.stand({ ground: 900, w: 500, h: 600 });
    behind.draw(rect(0, 0, SHEET.w, SHEET.h)).show(spot);
    expect(behind.hidesFace()).toBe(false);
  });

  it('is false for glasses that leave the nose free, and for a frame around the dog', () => {
    const { stage, nose } = shown();
    const [x, y] = nose;
    stage.draw(joined([circle(x - 60, y, 40), circle(x + 60, y, 40)]));
    stage.frame(20);
    expect(stage.hidesFace()).toBe(false);
  });

  it('is false if the variant leaves out what would hide the nose', () => {
    const stage = new Stage(sitting, { name: 'Bo', bornMonth: null }, 'test', null, {
      seed: 0,
      calm: 0,
      unhidden: true,
    });
    const spot = stage.stand({ ground: 900, w: 500, h: 600 });
    stage.put(cloud, ...noseOf(spot.head)).show(spot);
    const before = stage.items.length;
    stage.put(cloud, ...noseOf(spot.head));
    expect(stage.items).toHaveLength(before);
    stage.put(cloud, 120, 120);
    expect(stage.items.length).toBeGreaterThan(before);
    expect(stage.hidesFace()).toBe(false);
  });
});
