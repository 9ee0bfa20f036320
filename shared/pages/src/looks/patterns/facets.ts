import { circle, polygon } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { gem } from '../parts/patternedFrames';
import { triangles } from '../parts/tiles';
import { moonToken, starToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** Irregular triangles all over the page, like a cut crystal, in a frame shaped like a gem. */
export const facets: Look = {
  id: 'facets',
  number: 58,
  title: 'Crystal facets',
  family: 'patterns',
  young: {
    title: 'A gem',
    things: [starToken, moonToken],
    layout: peephole(
      circle(425, 480, 190),
      [0, polygon([220, 200, 630, 200, 775, 450, 425, 1010, 75, 450])],
      [1, 'M220 200L290 345M630 200L560 345M425 670L425 1010'],
    ),
    number: 67,
  },
  draw(stage) {
    triangles(stage, stage.rich ? 225 : 270);
    stage.show(stage.stand({ ground: 985, w: 680, h: 880, float: 0.5, crop: true }), {
      halo: 0,
      outline: stage.width(5.6),
    });
    stage.frame(gem());
  },
};
