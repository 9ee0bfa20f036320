import { flatten, toPathData } from '@scribblepup/imaging/curves/path';
import { resampleRing } from '@scribblepup/imaging/curves/rings';
import { circle, heart } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { lace } from '../parts/patternedFrames';
import { heartToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** Nested hearts with small hearts and pearls in between. */
export const heartRings: Look = {
  id: 'heart-rings',
  number: 46,
  title: 'All my heart',
  family: 'patterns',
  young: {
    things: [heartToken],
    layout: peephole(circle(425, 500, 225), [0, heart(425, 580, 740)], [2, heart(425, 830, 120)]),
    number: 57,
  },
  draw(stage) {
    const [x, y] = [425, 500];
    for (const [k, size] of (stage.rich ? [1640, 1290, 980] : [1180]).entries()) {
      stage.draw(heart(x, y - 30, size));
      const ring = flatten(heart(x, y - 16, size - 130), 12)[0]?.points ?? [];
      const pearls = resampleRing(ring, Math.round(size / (stage.rich ? 54 : 49)));
      for (let i = 0; i < pearls.length; i += 2)
        stage.thing(() =>
          stage.draw(
            (stage.rich ? k : i / 2) % 2
              ? heart(pearls[i], pearls[i + 1], stage.rich ? 56 : 84)
              : circle(pearls[i], pearls[i + 1], stage.rich ? 22 : 30),
            { line: 0.9 },
          ),
        );
    }
    const hole = heart(x, y, 730);
    stage.draw(hole, { line: 1.4 });
    const dog = stage.stand({
      ground: 770,
      w: 470,
      h: 520,
      crop: true,
      sink: 0,
      float: 0.3,
      stretch: false,
      area: { x: 150, y: 210, w: 550, h: 570 },
    });
    stage.show(dog, { clip: stage.bust ? toPathData(hole) : undefined });
    if (stage.bust) stage.stroke(hole, 1.4);
    stage.frame(lace(), { line: 1.2 });
  },
};
