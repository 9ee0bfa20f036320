import { path, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { arch } from '../parts/frames';
import { hills } from '../parts/ground';
import { standWithHat, putOnHat } from '../parts/wearing';
import { flatCloud, plainTree } from '../props/nature';
import { castle as fortress, house } from '../props/things';
import { knightHelmet } from '../props/wear';
import { peephole } from '../young/framed';

const HAT_FIT = { size: 0.86, sink: 0.14 };

/** The dog as a knight on the road to a castle, with a sword or a shield. */
export const castle: Look = {
  id: 'castle',
  number: 32,
  title: 'Knight of the castle',
  family: 'scenes',
  need: 'whole',
  young: {
    things: [house, flatCloud],
    layout: peephole(
      'M235 1010L235 690A190 190 0 0 1 615 690L615 1010Z',
      [
        0,
        polygon([
          75, 1010, 75, 330, 145, 330, 145, 400, 215, 400, 215, 330, 285, 330, 285, 420, 565, 420,
          565, 330, 635, 330, 635, 400, 705, 400, 705, 330, 775, 330, 775, 1010,
        ]),
      ],
      [1, polygon([415, 415, 415, 110, 620, 180, 445, 250, 445, 415])],
      [2, rect(110, 480, 80, 140, 40)],
      [2, rect(660, 480, 80, 140, 40)],
    ),
    number: 46,
  },
  draw(stage) {
    stage.put(stage.rich ? fortress : fortress.slice(0, 13), 425, 585, 182);
    hills(stage, [680, 630, 600, 640, 680]);
    stage.put(plainTree, 140, 800, 130).put(plainTree, 715, 800, 130);
    stage.draw(
      path(
        'M385 612C410 604 450 604 470 612C440 740 620 800 660 1040L220 1040C240 860 420 740 385 612Z',
      ),
    );
    const dog = standWithHat(
      stage,
      { x: 425, ground: 955, w: 620, h: 720 },
      knightHelmet,
      HAT_FIT,
      250,
    );
    stage.show(dog);
    putOnHat(stage, dog, knightHelmet, HAT_FIT);
    hills(stage, [940, 965, 985, 985, 965, 940]);
    if (!stage.bust)
      stage
        .draw(
          path(
            'M110 830C150 850 190 850 230 830C240 920 210 980 170 1005C130 980 100 920 110 830Z',
          ),
          { line: 1.2 },
        )
        .stroke('M170 846L170 1000M112 900L229 900', 1);
    const x = dog.head.eyeMidpoint[0] > 440 && stage.bust ? 150 : 690;
    if (stage.bust || stage.rich)
      stage
        .draw(
          path(
            `M${x - 17} 960L${x - 17} ${stage.bust ? 830 : 770}L${x} ${stage.bust ? 790 : 730}L${x + 17} ${stage.bust ? 830 : 770}L${x + 17} 960Z`,
          ),
        )
        .draw(rect(x - 47, 944, 94, 20, 6))
        .draw(rect(x - 11, 964, 22, 60, 6))
        .stroke(path(`M${x} ${stage.bust ? 820 : 770}L${x} 940`));
    stage.frame(arch());
  },
};
