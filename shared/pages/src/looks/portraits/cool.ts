import { circle, ellipse, path, rect } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { rays } from '../parts/burst';
import { trim } from '../parts/trim';
import { putOnGlasses } from '../parts/wearing';
import { palm } from '../props/nature';
import { iceCream } from '../props/things';
import { ballToken, moonToken } from '../props/tokens';
import { sunglasses } from '../props/wear';
import { peephole } from '../young/framed';

/**
 * The dog wears sunglasses in front of the setting sun, with a palm on the side that has more room.
 * From eight years on, the sun has more stripes, and palms stand on both sides.
 */
export const cool: Look = {
  id: 'cool',
  number: 29,
  title: 'Cool in the sun',
  family: 'portraits',
  two: 'beside',
  need: 'head',
  young: {
    title: 'Ice pop',
    things: [moonToken, iceCream, ballToken],
    layout: peephole(
      ellipse(425, 440, 180, 215),
      [1, rect(370, 800, 110, 215, 40)],
      [0, 'M170 850L170 340C170 190 280 85 425 85C570 85 680 190 680 340L680 850Z'],
      [2, 'M170 740C250 690 340 790 425 740C510 690 600 790 680 740'],
    ),
    number: 44,
  },
  draw(stage) {
    rays(stage, 425, 480, stage.rich ? 9 : 5, 0.5, 0.28);
    trim(stage, circle(425, 480, 330), 'drops', 66, { height: 60, left: true });
    stage.draw(circle(425, 480, 330), { line: 1.2 });
    for (const y of stage.rich ? [600, 618, 680, 700, 744, 766] : [660]) {
      const half = Math.sqrt(330 * 330 - (y - 480) ** 2);
      stage.stroke(path(`M${425 - half} ${y}L${425 + half} ${y}`), 1);
    }
    const dog = stage.stand({ ground: 955, w: 500, h: 690 });
    // One palm stands on the side with more room.
    const atLeft = dog.box.x + dog.box.w / 2 > 425;
    if (stage.rich || atLeft) stage.put(palm, 130, 960, 260, { rotation: 0.04 });
    if (stage.rich || !atLeft) stage.put(palm, 725, 960, 230, { mirror: true, rotation: -0.06 });
    stage.show(dog);
    putOnGlasses(stage, dog, sunglasses);
    if (!stage.bust)
      stage.draw(path('M50 950C200 930 260 965 400 955C560 940 640 975 800 945L800 1060L50 1060Z'));
    stage.frame(60, { line: 1.8 });
  },
};
