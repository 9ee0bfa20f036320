import { polygon, rect } from '@scribblepup/imaging/curves/shapes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { isCroppedAtSide } from '../parts/crops';
import { rounded } from '../parts/frames';
import { garland } from '../parts/garland';
import { flank, paws, showBehindRim } from '../parts/rim';
import { balloon, bone, bucket } from '../props/things';
import { ballToken, heartToken } from '../props/tokens';
import { vesselLayout } from '../young/seated';

/** The dog above its name in letters to trace and color. */
export const nameTag: Look = {
  id: 'name-tag',
  number: 99,
  title: 'Name to color',
  family: 'puzzles',
  two: 'over',
  need: 'face',
  young: {
    title: 'In the bucket',
    things: [bucket, ballToken],
    layout: vesselLayout((x, rim, base, half) => [
      polygon([x - half, rim, x + half, rim, x + half * 0.72, base, x - half * 0.72, base]),
    ]),
    number: 21,
  },
  draw(stage) {
    const rim = 628;
    const dog = stage.stand({
      x: isCroppedAtSide(stage) ? 425 : 350,
      rim,
      hide: stage.bust ? 0.06 : 0.22,
      w: isCroppedAtSide(stage) ? 550 : 600,
      h: stage.bust ? 520 : 600,
      stretch: false,
    });
    garland(stage, 96, stage.rich ? 6 : 4);
    flank(stage, dog, [balloon, balloon], 400, 110, 100);
    showBehindRim(stage, dog, rim, {}, [112, 738]);
    stage.draw(rect(75, rim, 700, 300, 40), { line: 1.3 });
    const hasName = stage.text(
      textFor('dog', stage.name),
      { x: 425, y: 778, width: 610, height: 190, room: [0, 42] },
      1.2,
    );
    if (!hasName) for (const x of [230, 425, 620]) stage.put(bone, x, 778, 110);
    paws(stage, dog, rim);
    const n = stage.rich ? 7 : 5;
    for (let i = 0; i < n; i++)
      stage.put(
        i % 2 ? bone : heartToken,
        425 + (i - (n - 1) / 2) * (714 / n),
        979,
        i % 2 ? 66 : 72,
      );
    stage.mat(rounded(30));
  },
};
