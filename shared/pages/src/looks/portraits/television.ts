import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, terrain, path, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { pottedCactus } from '../props/home';
import { cloud } from '../props/nature';
import { bookStack } from '../props/things';
import { ballToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** The dog on the screen of an old television set, which stands on a chest. */
export const television: Look = {
  id: 'television',
  number: 65,
  title: 'On television',
  family: 'portraits',
  two: 'behind',
  need: 'head',
  young: {
    things: [ballToken, cloud],
    layout: peephole(
      rect(145, 350, 470, 440, 50),
      [1, 'M410 300L410 270L260 90L290 75L425 240L560 75L590 90L440 270L440 300Z'],
      [2, polygon([180, 840, 270, 840, 220, 1000, 160, 1000])],
      [2, polygon([580, 840, 670, 840, 690, 1000, 630, 1000])],
      [0, rect(80, 280, 690, 580, 80)],
      [1, circle(692, 440, 46)],
      [2, circle(692, 600, 46)],
    ),
    number: 72,
  },
  draw(stage) {
    stage
      .draw(path('M418 200L296 96L304 88L432 196Z'))
      .draw(path('M418 196L544 86L552 94L432 200Z'))
      .draw(circle(294, 90, 14))
      .draw(circle(554, 88, 14))
      .draw(path('M345 208C345 156 505 156 505 208Z'));
    stage.draw(rect(78, 205, 694, 614, 64), { line: 1.3 });
    const box = { x: 108, y: 236, w: 520, h: 552 };
    const screen = rect(box.x, box.y, box.w, box.h, 60);
    const clip = toPathData(screen);
    stage.draw(screen, { line: 1.2 }).put(cloud, 500, 330, 100);
    stage.draw(terrain([box.x, 600, 240, 560, 400, 610, 530, 550, 628, 580], 800), { clip });
    const dog = stage.stand({
      ground: 772,
      w: 450,
      h: 500,
      crop: true,
      sink: 24,
      stretch: false,
      area: box,
    });
    stage.show(dog, { clip }).stroke(screen, 1.2);
    stage
      .draw(circle(700, 320, 48))
      .draw(rect(692, 280, 16, 42, 6))
      .draw(circle(700, 446, 48))
      .draw(rect(680, 424, 16, 42, 6));
    for (const y of stage.rich ? [550, 612, 674] : [600])
      stage.draw(rect(652, y, 96, 40, 18), { line: 0.8 });
    const top = stage.rich ? 852 : 819;
    const middle = stage.rich ? 955 : 922;
    stage.draw(rect(75, top, 700, 1025 - top, 12));
    if (stage.rich) {
      for (const s of [-1, 1])
        stage.draw(
          path(
            `M${425 + s * 200} 819L${425 + s * 256} ${top}L${425 + s * 222} ${top}L${425 + s * 160} 819Z`,
          ),
        );
      stage.stroke(path(`M75 ${top + 34}L775 ${top + 34}`));
    }
    if (stage.name)
      stage.text(textFor('dog', stage.name), { x: 425, y: middle, width: 540, height: 70 }, 1);
    else
      for (const x of [104, 330, 556])
        stage.draw(rect(x, middle - 54, 190, 108, 8)).draw(circle(x + 95, middle, 13));
    stage.put(pottedCactus, 168, 207, 108);
    if (stage.rich) stage.put(bookStack, 672, 206, 92);
  },
};
