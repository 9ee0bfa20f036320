import { toPathData } from '@scribblepup/imaging/curves/curve';
import { circle, ellipse, path } from '@scribblepup/imaging/curves/shapes';
import { AREA } from '../../canvas/sheet';
import type { Look } from '../../canvas/look';
import { broad, cutAside, rounded } from '../parts/frames';
import { mandala } from '../parts/mandala';
import { daisy } from '../props/nature';

/** A halo of petals behind the head, larger than the page. */
export const sunMandala: Look = {
  id: 'sun-mandala',
  title: 'Sun mandala',
  family: 'patterns',
  draw(stage) {
    const dog = stage.stand({ ground: 960, w: 480, h: 640, float: 0.3 });
    const [x, y] = [425, Math.min(600, dog.head.mid[1] + 20)];
    mandala(
      stage,
      x,
      y,
      150,
      stage.rich
        ? [
            ['petals', 10, 120],
            ['beads', 15, 60],
            ['lotus', 12, 160],
          ]
        : [
            ['petals', 9, 120],
            ['beads', 14, 58],
            ['pointed', 10, 160],
          ],
    );
    stage.show(dog, { halo: 14 });
    stage.frame(30, 1.6);
  },
};

/** A different quarter mandala in each of the four corners, around an oval. */
export const cornerMandalas: Look = {
  id: 'corner-mandalas',
  title: 'Four corners',
  family: 'patterns',
  draw(stage) {
    const { x, y, w, h } = AREA;
    mandala(
      stage,
      x,
      y,
      stage.rich ? 44 : 70,
      stage.rich
        ? [
            ['petals', 12, 70],
            ['beads', 20, 40],
            ['pointed', 20, 96],
          ]
        : [
            ['plain', 1, 34],
            ['pointed', 10, 160],
          ],
    );
    mandala(
      stage,
      x + w,
      y,
      stage.rich ? 50 : 84,
      stage.rich
        ? [
            ['zigzag', 16, 52],
            ['hearts', 16, 56],
            ['arches', 22, 84],
          ]
        : [
            ['hearts', 12, 84],
            ['scales', 14, 90],
          ],
    );
    mandala(
      stage,
      x,
      y + h,
      stage.rich ? 48 : 76,
      stage.rich
        ? [
            ['drops', 14, 66],
            ['petals', 16, 96],
          ]
        : [
            ['beads', 10, 66],
            ['petals', 10, 120],
          ],
    );
    mandala(
      stage,
      x + w,
      y + h,
      stage.rich ? 46 : 82,
      stage.rich
        ? [
            ['lotus', 12, 66],
            ['stars', 14, 54],
            ['loops', 18, 82],
          ]
        : [
            ['drops', 12, 72],
            ['loops', 10, 108],
          ],
    );
    // A broad bust is about as wide as tall.
    const [rx, ry] = broad(stage) ? [286, 300] : [236, 345];
    const hole = ellipse(425, 550, rx, ry);
    stage.draw(hole, { line: 1.4 });
    const half = rx > 250 ? rx * 0.9 : rx;
    const area = { x: 425 - half, y: 550 - ry, w: 2 * half, h: 2 * ry };
    stage.show(
      stage.stand({
        ground: 550 + (stage.bust ? ry + 5 : 250),
        w: 440,
        h: 570,
        crop: true,
        sink: 0,
        float: 0.5,
        stretch: false,
        area,
      }),
      { clip: toPathData(hole) },
    );
    stage.trace(hole, 1.2);
    stage.frame(0, 1.6);
  },
};

/** The dog on a throne of lotus rings that rise from below. */
export const lotusThrone: Look = {
  id: 'lotus-throne',
  title: 'Lotus throne',
  family: 'patterns',
  draw(stage) {
    mandala(
      stage,
      425,
      400,
      196,
      stage.rich
        ? [
            ['beads', 17, 42],
            ['lotus', 12, 84],
          ]
        : [
            ['beads', 13, 44],
            ['pointed', 9, 92],
          ],
    );
    // Lower in front of a broad bust, because the petals would hide its mouth.
    const low = broad(stage) ? 1080 : 1025;
    stage.draw(circle(425, low, 284));
    const dog = stage.stand({ ground: 850, w: 490, h: 600, sink: 90, float: 0.1 });
    stage.show(dog);
    mandala(
      stage,
      425,
      low,
      76,
      stage.rich
        ? [
            ['petals', 10, 80],
            ['beads', 14, 44],
            ['lotus', 12, 80],
          ]
        : [
            ['petals', 8, 90],
            ['lotus', 10, 104],
          ],
    );
    for (const s of [-1, 1])
      stage.put(daisy, 425 + s * 292, 1020, 190, { turn: s * 0.1, mirror: s > 0 });
    if (cutAside(stage)) stage.frame(0);
    else stage.mat(rounded(0)).trace(path('M75 1025L775 1025'), 1.3);
  },
};

/** A lace doily: light rings in an oval frame, with the dog in front of them. */
export const doily: Look = {
  id: 'doily',
  title: 'Lace',
  family: 'patterns',
  draw(stage) {
    const [x, y, r] = [425, 468, 204];
    mandala(
      stage,
      x,
      y,
      r,
      stage.rich
        ? [
            ['beads', 22, 34],
            ['arches', 15, 86],
          ]
        : [
            ['beads', 18, 36],
            ['loops', 12, 88],
          ],
    );
    const hole = circle(x, y, r);
    stage.draw(hole, { line: 1.2 });
    const dog = stage.stand({
      ground: stage.bust ? y + r - 3 : 880,
      w: stage.bust ? 420 : 500,
      h: 620,
      sink: 0,
      float: 0.5,
      stretch: false,
      ...(broad(stage)
        ? { crop: true, area: { x: x - 0.8 * r, y: y - r, w: 1.6 * r, h: 2 * r } }
        : {}),
    });
    const open = path(`M0 0L850 0L850 ${y}L${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}L0 ${y}Z`);
    stage.show(dog, stage.bust ? { clip: toPathData(broad(stage) ? hole : open) } : {});
    if (stage.bust)
      stage.trace(broad(stage) ? hole : path(`M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}`), 1.2);
    for (const [px, py] of [
      [150, 150],
      [700, 150],
      [165, 915],
      [685, 915],
    ] as const)
      mandala(stage, px, py, 28, stage.rich ? [['lotus', 9, 52]] : [['lotus', 8, 60]]);
  },
};
