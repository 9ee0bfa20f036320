import { path, rect, star } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { paws, showBehindRim } from '../parts/rim';
import { moon } from '../props/nature';
import { bookStack, paw, teddy } from '../props/things';
import { ballToken, moonToken, starToken } from '../props/tokens';
import { vesselLayout } from '../young/seated';

/** The dog in bed under a patched blanket, with the moon in the window. */
export const bedtime: Look = {
  id: 'bedtime',
  number: 96,
  title: 'Good night',
  family: 'scenes',
  two: 'over',
  young: {
    things: [moonToken, starToken, ballToken],
    layout: vesselLayout((x, rim, base, half) => [
      path(
        `M${x - half} ${rim + 20}C${x - half * 0.5} ${rim - 20} ${x + half * 0.5} ${rim - 20} ${x + half} ${rim + 20}L${x + half * 1.04} ${base - 60}L${x - half * 1.04} ${base - 60}Z`,
      ),
      path(
        `M${x - half} ${rim + 20}C${x - half * 0.5} ${rim - 20} ${x + half * 0.5} ${rim - 20} ${x + half} ${rim + 20}L${x + half} ${rim + 110}C${x + half * 0.5} ${rim + 70} ${x - half * 0.5} ${rim + 70} ${x - half} ${rim + 110}Z`,
      ),
    ]),
    number: 20,
  },
  draw(stage) {
    stage.draw(rect(110, 130, 270, 270, 10), { line: 1.2 }).put(moon, 245, 265, 125);
    stage.draw(rect(480, 360, 250, 26, 4)).put(teddy, 650, 360, 140);
    if (stage.rich) stage.put(bookStack, 540, 360, 110);
    if (stage.rich)
      stage.draw(path('M110 700L110 560C110 470 740 470 740 560L740 700Z'), { line: 1.1 });
    stage.draw(path('M150 740C120 590 200 545 425 548C650 545 730 590 700 740Z'));
    const dog = stage.stand({
      x: 350,
      rim: 745,
      hide: stage.bust ? 0.1 : 0.34,
      w: 580,
      h: stage.bust ? 440 : 560,
      stretch: false,
    });
    showBehindRim(stage, dog, 745);
    stage.draw(path('M100 735C230 700 330 770 425 740C520 712 640 770 750 735L775 1050L75 1050Z'), {
      line: 1.1,
    });
    paws(stage, dog, 742);
    for (const x of [310, 540]) stage.stroke(path(`M${x + 6} 742L${x} 1050`), 0.9);
    for (const x of [190, 655]) stage.draw(star(x, 890, 52, 24, 5));
    stage.put(paw, 425, 890, 130);
    stage.frame(30, { ornate: true });
  },
};
