import { circle, star } from '../../compose/shapes';
import type { Look } from '../look';
import { rounded } from '../parts/frames';
import { hills } from '../parts/ground';
import { planet, rocket, ufo } from '../props/things';

const STARS = [[130, 150, 26], [420, 120, 30], [560, 230, 22], [120, 470, 26], [725, 560, 26], [345, 225, 20], [735, 330, 22], [112, 640, 22], [230, 500, 20]] as const;

export const space: Look = {
  id: 'space',
  title: 'Walk on the moon',
  family: 'scenes',
  draw(stage) {
    for (const [x, y, r] of STARS) stage.draw(star(x, y, r, r * 0.46, 5));
    stage.draw(circle(470, 330, 34)).trace('M440 318C460 330 480 330 502 322').put(planet, 225, 300, 150, { turn: -0.25 }).put(ufo, 660, 170, 105, { turn: 0.12 });
    stage.put(rocket, 655, 800, 255, { turn: 0.16 });
    hills(stage, [800, 780, 790, 770, 800, 830]);
    const dog = stage.stand({ x: 385, ground: 950, w: 500, h: 600 });
    const { mid, width, face } = dog.head;
    stage.show(dog);
    // A glass helmet, where we know where the face is and the head does not fill the page.
    const r = width * 1.02;
    if (face && r < 230) {
      const [x, y] = [mid[0], mid[1] + width * 0.08];
      stage.trace(circle(x, y, r), 1.2).trace(`M${x - r * 0.78} ${y - r * 0.3}C${x - r * 0.66} ${y - r * 0.6} ${x - r * 0.5} ${y - r * 0.72} ${x - r * 0.3} ${y - r * 0.82}`, 1.2);
    }
    hills(stage, [930, 968, 985, 975, 950, 930]);
    for (const [x, y, r2] of [[190, 990, 30], [640, 985, 36], [470, 1005, 22], [745, 960, 16], [105, 965, 14]] as const)
      stage.draw(`M${x - r2} ${y}a${r2} ${r2 * 0.5} 0 1 1 ${2 * r2} 0a${r2} ${r2 * 0.5} 0 1 1 ${-2 * r2} 0z`).trace(`M${x - r2 * 0.6} ${y + r2 * 0.1}C${x - r2 * 0.3} ${y - r2 * 0.3} ${x + r2 * 0.3} ${y - r2 * 0.3} ${x + r2 * 0.6} ${y + r2 * 0.1}`);
    stage.frame(rounded(60));
  },
};
