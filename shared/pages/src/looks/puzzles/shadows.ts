import { joined, toPathData, type Path } from '@scribblepup/imaging/curves/path';
import { resampleRing, outerRings } from '@scribblepup/imaging/curves/rings';
import { circle, terrain, line, scallop, catmullRom } from '@scribblepup/imaging/curves/shapes';
import type { PlacedDog } from '../../canvas/placedDog';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { isBroadBust } from '../parts/crops';
import { rounded } from '../parts/frames';
import { cloud, plainSun, roundTree } from '../props/nature';
import { ballToken } from '../props/tokens';
import { peephole } from '../young/framed';
import { meadow } from '../young/meadow';

/**
 * Distortions of the three shadows: for a height `v`, 0 at the top and 1 at the bottom, the factor
 * for the width and the new height. The first is the dog's own shadow.
 */
const SHADOWS: readonly ((v: number) => readonly [widthFactor: number, v: number])[] = [
  (v) => [1, v],
  // A small head on a heavy body.
  (v) => [0.62 + 0.5 * v, v ** 1.25],
  // A large head on thin legs.
  (v) => [1.16 - 0.56 * v, v ** 0.8],
];

/** The outlines of a placed dog's shadow, distorted by one of `SHADOWS`. */
function shadow({ box, rings }: PlacedDog, kind: number): Path {
  const middle = box.x + box.w / 2;
  const [top, bottom] = [box.y, box.y + box.h];
  return joined(
    outerRings(rings).map((ring) => {
      const points = resampleRing(ring, 64);
      const out: number[] = [];
      for (let i = 0; i < points.length; i += 2) {
        const [widthFactor, v] = SHADOWS[kind](
          Math.max(0, Math.min(1, (points[i + 1] - top) / (bottom - top))),
        );
        out.push(middle + (points[i] - middle) * widthFactor, top + v * (bottom - top));
      }
      return catmullRom(out, true);
    }),
  );
}

/** Three shadows as outlines, one of which is the dog's own. */
export const shadows: Look = {
  id: 'shadows',
  number: 39,
  title: 'Whose shadow is it?',
  family: 'puzzles',
  two: 'apart',
  need: 'face',
  young: {
    title: 'Up in the tree',
    things: [roundTree, ballToken],
    layout: peephole(
      circle(425, 390, 225),
      [2, meadow(930)],
      [1, 'M370 600C370 800 360 930 320 1000L530 1000C490 930 480 800 480 600Z'],
      [0, scallop(425, 390, 280, 280, 9, 0.75)],
    ),
    number: 50,
  },
  draw(stage) {
    const stageOfBoth = stage.both('beside');
    const hasTwoDogs = stageOfBoth !== stage;
    const order = stage.rng.shuffle([0, 1, 2]);
    // The shadows of a broad bust need less height.
    const top = isBroadBust(stage.member(0)) || isBroadBust(stage.member(1)) ? 770 : 660;
    order.forEach((kind, i) => {
      const box = { x: 75 + (i * 700) / 3, y: top, w: 700 / 3, h: 1025 - top };
      // One shadow belongs to the other dog of the picture.
      const isOther = kind === 2 && hasTwoDogs;
      const dog = stage.member(isOther ? 1 : 0).stand({
        ground: box.y + box.h - 16,
        w: 182,
        h: 290,
        sink: -16,
        stretch: false,
        mirror: false,
        area: box,
      });
      stage
        .draw(shadow(dog, isOther ? 0 : kind), { line: 1.3, clip: toPathData(rounded(0, box)) })
        .labels([[['A', 'B', 'C'][i], box.x + 30, box.y + 36]], 30);
      if (i > 0) stage.stroke(line([box.x, box.y, box.x, box.y + box.h]), 1.1);
    });
    const dogBox = { x: 75, y: 160, w: 700, h: top - 160 };
    const clip = toPathData(rounded(0, dogBox));
    stage.draw(terrain([75, top - 130, 260, top - 170, 480, top - 125, 775, top - 165], top), {
      clip,
    });
    stage.put(plainSun(8), 170, 255, 84);
    if (stage.rich) stage.put(cloud, 665, 230, 100).put(roundTree, 650, top - 28, 112);
    stageOfBoth.show(
      stageOfBoth.stand({
        x: 390,
        ground: top - 28,
        w: 520,
        h: top - 210,
        crop: true,
        sink: 28,
        stretch: false,
        mirror: false,
        area: dogBox,
      }),
      { clip },
    );
    stage.stroke(line([75, top, 775, top]), 1.1);
    stage.frame(rounded(20, { ...dogBox, h: 1025 - dogBox.y }));
    stage.heading(textFor('shadows', stage.name, hasTwoDogs), 115);
  },
};
