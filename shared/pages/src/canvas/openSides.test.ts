import { parsePath, controlPointBounds, toPathData } from '@scribblepup/imaging/curves/path';
import { rect } from '@scribblepup/imaging/curves/shapes';
import { composePage } from '..';
import { showBehindRim } from '../looks/parts/rim';
import type { DogItem } from '../model/types';
import { dogToPaths } from '../output/dog';
import { bust, croppedAtSide, sitting } from '../testing/dogs';
import { Stage } from './stage';

const choices = { name: 'Bo', bornMonth: null };

/** The item of a dog in the middle of a page, on which `draw` draws other things. */
function itemOf(
  dog = croppedAtSide,
  draw: (stage: Stage, item: DogItem) => void = () => {},
): DogItem {
  const stage = new Stage(dog, choices, 'test');
  const placedDog = stage.fit({ x: 250, y: 300, w: 350, h: 450 });
  stage.show(placedDog);
  draw(stage, placedDog.item);
  stage.closeOpenSides();
  const item = stage.items.find(({ kind }) => kind === 'dog');
  if (item?.kind !== 'dog') throw new Error('the page shows no dog');
  return item;
}

/** The right edge of a dog's body on the sheet. */
const rightOf = (item: DogItem, dog = croppedAtSide): number => {
  const [, , right] = controlPointBounds(parsePath(dogToPaths({ ...item, halo: 0 }, dog)[0].d));
  return right;
};

describe('a dog that the photo crops', () => {
  it('is closed where it ends in the middle of the page', () => {
    expect(itemOf().closed).toEqual(['right']);
    expect(itemOf(bust).closed).toEqual(['bottom']);
    expect(itemOf(sitting).closed).toBeUndefined();
  });

  it('ends in a curve past the crop, with a line around the whole body', () => {
    const item = itemOf();
    const { closed: _, ...open } = item;
    const past = rightOf(item) - rightOf(open);
    expect(past).toBeGreaterThan(8);
    expect(past).toBeLessThan(40);
    const outline = ({ d }: { d: string }): number => d.split('M').length - 1;
    const [openPaths, closedPaths] = [open, item].map((dogItem) =>
      dogToPaths(dogItem, croppedAtSide),
    );
    expect(outline(closedPaths[closedPaths.length - 1])).toBe(1);
    expect(closedPaths.at(-1)?.d).toMatch(/Z$/);
    expect(openPaths.at(-1)?.d).not.toMatch(/Z$/);
  });

  it('stays open where a frame, a thing in front of it or its clip hides the crop', () => {
    const edge = (item: DogItem): number => item.dx + item.scale * croppedAtSide.width;
    const framed = itemOf(croppedAtSide, (stage, item) =>
      stage.frame(rect(80, 80, edge(item) - 81, 900)),
    );
    expect(framed.closed).toBeUndefined();
    const behind = itemOf(croppedAtSide, (stage, item) =>
      stage.draw(rect(edge(item) - 20, 250, 90, 600)),
    );
    expect(behind.closed).toBeUndefined();
    const stage = new Stage(croppedAtSide, choices, 'test');
    const placedDog = stage.fit({ x: 250, y: 300, w: 350, h: 450 });
    stage.show(placedDog, { clip: toPathData(rect(100, 100, edge(placedDog.item) - 100, 900)) });
    stage.closeOpenSides();
    expect(stage.items).toEqual([expect.not.objectContaining({ closed: ['right'] })]);
  });

  it('is not closed on a side where a look continues its back', () => {
    const stage = new Stage(croppedAtSide, choices, 'test');
    showBehindRim(stage, stage.fit({ x: 250, y: 300, w: 350, h: 450 }), 700);
    stage.closeOpenSides();
    expect(stage.items.length).toBeGreaterThan(1);
    expect(stage.items.filter((item) => item.kind === 'dog' && item.closed)).toEqual([]);
  });

  it.each(['maze', 'popart', 'board-game', 'rosette', 'quilt', 'bone-maze', 'tangle', 'search'])(
    'is closed or clipped on the page of a look: %s',
    (id) => {
      const { items } = composePage(croppedAtSide, id, choices);
      const open = items.filter((item) => item.kind === 'dog' && !item.clip && !item.closed);
      expect(open).toEqual([]);
    },
  );
});
