import { joined, parsePath, tightBounds } from '@scribblepup/imaging/curves/path';
import { circle, rect } from '@scribblepup/imaging/curves/shapes';
import { lookOf } from '../..';
import { board } from './board';
import { silhouetteOf, wholeParts } from './silhouette';

const boardOf = (id: string) => {
  const { board: thing } = lookOf(id).young.layout;
  if (!thing) throw new Error(`the look ${id} has no large thing`);
  return thing;
};

const countSubpaths = ({ ops }: { readonly ops: string }): number => ops.split('M').length - 1;

describe('the parts of a large thing that is drawn as one field', () => {
  it.each([
    ['both ribbons of a rosette', 'rosette', 3],
    ['both ends of a bow', 'ribbons', 3],
    ['all wheels of a train', 'train', 6],
    ['the stick of a lollipop', 'popart', 2],
    ['the handle of a magnifier', 'detective', 2],
  ])('include %s', (_, id, count) => {
    expect(wholeParts(boardOf(id))).toHaveLength(count);
  });

  it('leave out shapes apart from the thing, and lines across it', () => {
    const [body, bubble, stripe] = [
      rect(100, 100, 400, 400),
      circle(700, 200, 60),
      parsePath('M100 300L500 300'),
    ];
    const thing = board(circle(300, 300, 90), [0, body], [1, bubble], [1, stripe]);
    expect(wholeParts(thing)).toEqual([body]);
  });
});

describe('the silhouette of several shapes', () => {
  const [square, stick] = [rect(100, 100, 300, 300), rect(220, 350, 60, 400)];

  it('has the outline of both shapes, without the lines inside', () => {
    const { outline, area } = silhouetteOf([square, stick]);
    expect(tightBounds(outline)).toEqual(tightBounds(joined([square, stick])));
    expect(tightBounds(area)).toEqual(tightBounds(outline));
    for (let i = 0; i < outline.xy.length; i += 2) {
      const [x, y] = [outline.xy[i], outline.xy[i + 1]];
      // The lower edge of the square behind the stick, and the top of the stick, are gone.
      expect(x > 223 && x < 277 && y > 103 && y < 747).toBe(false);
    }
  });

  it('keeps a line behind the shapes as a line', () => {
    const mast = parsePath('M250 50L250 150');
    expect(silhouetteOf([mast, square]).behind).toEqual(mast);
    expect(countSubpaths(silhouetteOf([mast, square]).area)).toBe(1);
  });
});
