import { circle, rect } from '@scribblepup/imaging/curves/shapes';
import { SHEET } from '../canvas/sheet';
import { Stage } from '../canvas/stage';
import { sitting } from '../testing/dogs';
import { itemToPaths } from './paths';
import { withoutScraps } from './scraps';

type Draw = (stage: Stage, x: number, y: number) => void;

/**
 * The number of items on a page that remain besides the dog.
 * @param behind draws behind the dog, whose head has its top at x, y
 */
function countKept(behind: Draw, hiddenBy: 'dogs' | 'anything' = 'dogs'): number {
  const stage = new Stage(sitting, { name: 'Bo', bornMonth: null }, 'test');
  const dog = stage.stand({ ground: 900, w: 500, h: 600 });
  behind(stage, dog.box.x + dog.box.w / 2, dog.box.y);
  stage.show(dog);
  const parts = stage.items.map((item) => ({ item, paths: itemToPaths(item, [sitting]) }));
  return withoutScraps(parts, stage.things, hiddenBy).length - 1;
}

/** A round thing whose center is this far above the top of the dog's head. */
const ball =
  (above: number): Draw =>
  (stage, x, y) =>
    stage.thing(() => stage.draw(circle(x, y - above, 40)));

describe('a thing behind a dog', () => {
  it('stays if the dog hides little of it', () => expect(countKept(ball(20))).toBe(1));

  it('is left out if little or nothing of it is visible', () => {
    expect(countKept(ball(-25))).toBe(0);
    expect(countKept(ball(-90))).toBe(0);
  });

  it('stays if much of it is visible because it is large', () => {
    const wall: Draw = (stage, x, y) => stage.thing(() => stage.draw(rect(x - 240, y, 480, 560)));
    expect(countKept(wall)).toBe(1);
  });

  it('stays if it is a part of the scene', () => {
    expect(countKept((stage, x, y) => stage.draw(circle(x, y + 25, 40)))).toBe(1);
  });

  it('is left out if it turns out to be a scrap once the scrap in front of it is gone', () => {
    const thingsBehind: Draw = (stage, x, y) => {
      ball(-14)(stage, x, y);
      // Hides all of the ball but a part above the dog.
      stage.thing(() => stage.draw(rect(x - 60, y - 12, 120, 80)));
    };
    expect(countKept(thingsBehind)).toBe(0);
  });
});

describe('a thing behind other drawings', () => {
  const wall: Draw = (stage) => stage.draw(rect(0, 0, SHEET.w, SHEET.h));
  const hide =
    (cover: Draw): Draw =>
    (stage, x, y) => {
      ball(60)(stage, x, y);
      cover(stage, x, y);
    };

  it('stays on pages that hide things on purpose', () => {
    expect(countKept(hide(wall))).toBe(2);
  });

  it('is left out on other pages, unless another thing hides it', () => {
    expect(countKept(hide(wall), 'anything')).toBe(1);
    expect(countKept(hide(ball(60)), 'anything')).toBe(2);
  });
});
