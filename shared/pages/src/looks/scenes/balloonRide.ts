import { circle, heart, path, star } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { hills } from '../parts/ground';
import { inVessel, paws } from '../parts/peek';
import { basket } from '../parts/vessels';
import { bird, cloud, flatCloud, roundTree } from '../props/nature';
import { balloon, house } from '../props/things';
import { peephole } from '../young/framed';

/** The envelope of the balloon fills the sky; the dog looks out of the basket. */
export const balloonRide: Look = {
  id: 'balloon-ride',
  number: 28,
  title: 'Up in a balloon',
  family: 'scenes',
  two: 'over',
  young: {
    things: [balloon, cloud, bird],
    layout: peephole(
      circle(425, 390, 220),
      [
        0,
        'M425 80C620 80 755 220 755 400C755 570 620 690 530 770L320 770C230 690 95 570 95 400C95 220 230 80 425 80Z',
      ],
      [1, 'M310 840L540 840L515 1015L335 1015Z'],
      [2, 'M425 80L425 170M425 610L425 770'],
    ),
    place: 43,
  },
  draw(stage) {
    hills(stage, [900, 860, 880, 910, 870, 890]);
    stage.put(house, 140, 960, 96).put(roundTree, 722, 985, 110);
    const [x, low, rim] = [425, 400, 770];
    for (const s of [-1, 1])
      stage.trace(
        path(
          `M${x + s * 110} ${low - 20}L${x + s * 262} ${rim}M${x + s * 50} ${low}L${x + s * 130} ${rim}`,
        ),
        1,
      );
    stage.draw(
      path(
        `M${x - 120} ${low - 24}C${x - 300} 310 ${x - 380} 200 ${x - 350} 40L${x + 350} 40C${x + 380} 200 ${x + 300} 310 ${x + 120} ${low - 24}Z`,
      ),
    );
    for (const s of [-1, 1])
      for (const k of [0.32, 0.7])
        stage.trace(
          path(
            `M${x + s * 120 * k} ${low - 24}C${x + s * 300 * k} 310 ${x + s * 380 * k} 200 ${x + s * 350 * k} 40`,
          ),
          1,
        );
    stage.draw(
      path(
        `M${x - 368} 132C${x - 180} 176 ${x + 180} 176 ${x + 368} 132L${x + 366} 218C${x + 180} 272 ${x - 180} 272 ${x - 366} 218Z`,
      ),
    );
    if (stage.hasLogo()) stage.draw(circle(x, 205, 104), { line: 1.1 }).logo(x, 205, 140, 140);
    else
      for (let i = -3; i <= 3; i++)
        stage.draw(
          i % 2
            ? heart(x + i * 92, 208 - i * i * 3.4, 58)
            : star(x + i * 92, 206 - i * i * 3.4, 34, 15, 5),
        );
    stage.draw(
      path(
        `M${x - 124} ${low - 30}L${x + 124} ${low - 30}L${x + 104} ${low + 8}L${x - 104} ${low + 8}Z`,
      ),
    );
    const dog = stage.stand({
      x,
      rim,
      hide: stage.bust ? 0.06 : 0.24,
      w: 500,
      h: stage.bust ? 380 : 470,
      stretch: false,
    });
    const half = inVessel(stage, dog, x, rim, [220, 300]);
    basket(stage, x, rim, 975, half);
    paws(stage, dog, rim - 16);
    stage
      .put(flatCloud, 140, 520, 100)
      .put(flatCloud, 712, 470, 90)
      .put(bird, 712, 640, 76, { mirror: true });
    stage.frame(40, undefined, true);
  },
};
