import { path, rect, star } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { paws, peek } from '../parts/peek';
import { moon } from '../props/nature';
import { bookStack, paw, teddy } from '../props/things';
import { ballToken, moonToken, starToken } from '../props/tokens';
import { inside } from '../young/seated';

/** The dog in bed under a patched blanket, with moon and stars in the window. */
export const bedtime: Look = {
  id: 'bedtime',
  number: 96,
  title: 'Good night',
  family: 'scenes',
  two: 'over',
  young: {
    things: [moonToken, starToken, ballToken],
    layout: inside((x, rim, low, half) => [
      path(
        `M${x - half} ${rim + 20}C${x - half * 0.5} ${rim - 20} ${x + half * 0.5} ${rim - 20} ${x + half} ${rim + 20}L${x + half * 1.04} ${low - 60}L${x - half * 1.04} ${low - 60}Z`,
      ),
      path(
        `M${x - half} ${rim + 20}C${x - half * 0.5} ${rim - 20} ${x + half * 0.5} ${rim - 20} ${x + half} ${rim + 20}L${x + half} ${rim + 110}C${x + half * 0.5} ${rim + 70} ${x - half * 0.5} ${rim + 70} ${x - half} ${rim + 110}Z`,
      ),
    ]),
    place: 20,
  },
  draw(stage) {
    stage
      .draw(rect(110, 130, 270, 270, 10), { line: 1.2 })
      .put(moon, 190, 240, 105)
      .draw(star(315, 200, 34, 15, 5))
      .draw(rect(94, 396, 302, 24, 6));
    stage
      .draw(path('M90 130C150 150 150 330 96 400L76 400L76 130Z'))
      .draw(path('M400 130C340 150 340 330 394 400L420 400L420 130Z'));
    stage
      .draw(rect(480, 330, 250, 20, 4))
      .put(bookStack, 545, 330, 110)
      .put(teddy, 675, 330, 128);
    stage.draw(path('M110 700L110 560C110 470 740 470 740 560L740 700Z'), { line: 1.1 });
    stage.draw(path('M190 700C170 600 230 570 425 572C620 570 680 600 660 700Z'));
    const dog = stage.stand({
      x: 350,
      rim: 745,
      hide: stage.bust ? 0.1 : 0.34,
      w: 580,
      h: stage.bust ? 440 : 560,
      stretch: false,
    });
    peek(stage, dog, 745);
    stage.draw(path('M100 735C230 700 330 770 425 740C520 712 640 770 750 735L770 985L80 985Z'), {
      line: 1.1,
    });
    paws(stage, dog, 742);
    const cols = [80, 310, 540, 770];
    for (let c = 1; c < 3; c++) stage.trace(path(`M${cols[c] + 6} 742L${cols[c]} 985`), 0.9);
    stage.trace(path('M90 862L762 862'), 0.9);
    for (let c = 0; c < 3; c++)
      for (const r of [0, 1])
        if ((c + r) % 2 === 0) stage.put(paw, cols[c] + 115, 806 + r * 118, 84);
        else stage.draw(star(cols[c] + 115, 806 + r * 118, 44, 19, 5));
    stage.draw(rect(70, 985, 710, 60, 4));
    stage.frame(30, undefined, true);
  },
};
