import { rect, star } from '../../compose/shapes';
import type { Look } from '../look';
import { rounded } from '../parts/frames';
import { hills } from '../parts/ground';
import { bush, moon, mushroom, pine } from '../props/nature';
import { campfire, lantern, tent } from '../props/things';

const STARS = [[150, 150, 22], [330, 130, 16], [455, 215, 24], [560, 120, 17], [250, 260, 15], [730, 300, 18], [115, 330, 14]] as const;

export const camping: Look = {
  id: 'camping',
  title: 'Camping under the stars',
  family: 'scenes',
  draw(stage) {
    for (const [x, y, r] of STARS) stage.draw(star(x, y, r, r * 0.45, 5, x));
    stage.put(moon, 655, 190, 125);
    stage.draw('M55 640L190 400L290 540L400 360L560 600L650 470L800 660L800 800L55 800Z').trace('M160 454L180 480L198 462L226 498M368 412L392 446L412 424L438 466', 0.8);
    stage.put(pine, 120, 750, 150).put(pine, 730, 740, 165).put(pine, 640, 720, 115);
    hills(stage, [740, 720, 710, 720, 735]);
    stage.put(tent, 245, 905, 205);
    const dog = stage.stand({ x: 530, ground: 925, w: 440, h: 590 });
    stage.show(dog);
    hills(stage, [925, 950, 965, 955, 930]);
    stage.draw(rect(300, 985, 10, 10, 3), { line: 0 }).put(campfire, 210, 995, 120).put(lantern, 700, 1000, 105).put(mushroom, 415, 1012, 62).put(bush, 560, 1030, 70);
    stage.frame(rounded(10));
  },
};
