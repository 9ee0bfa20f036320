import { circle, path } from '../../compose/shapes';
import type { Look } from '../look';
import { hills } from '../parts/ground';
import { basket } from '../parts/vessels';
import { bird, flatCloud, roundTree } from '../props/nature';
import { house } from '../props/things';

/** The envelope of the balloon fills the sky; the dog looks out of the basket. */
export const balloonRide: Look = {
  id: 'balloon-ride',
  title: 'Up in a balloon',
  family: 'scenes',
  draw(stage) {
    hills(stage, [900, 860, 880, 910, 870, 890]);
    stage.put(house, 150, 985, 84).put(roundTree, 700, 1000, 84);
    const [x, low] = [425, 520];
    for (const s of [-1, 1]) stage.trace(path(`M${x + s * 92} ${low - 36}L${x + s * 205} 785M${x + s * 40} ${low}L${x + s * 90} 790`), 1);
    stage.draw(path(`M${x - 110} ${low - 30}C${x - 330} 400 ${x - 350} 240 ${x - 300} 60L${x + 300} 60C${x + 350} 240 ${x + 330} 400 ${x + 110} ${low - 30}Z`));
    for (const s of [-1, 1]) for (const k of [0.3, 0.68]) stage.trace(path(`M${x + s * 110 * k} ${low - 30}C${x + s * 330 * k} 400 ${x + s * 350 * k} 240 ${x + s * 300 * k} 60`), 1);
    stage.trace(path(`M${x - 322} 250C${x - 180} 300 ${x + 180} 300 ${x + 322} 250`), 1);
    stage.draw(path(`M${x - 112} ${low - 34}L${x + 112} ${low - 34}L${x + 94} ${low + 2}L${x - 94} ${low + 2}Z`));
    if (stage.choices.logo) stage.draw(circle(x, 240, 128), { line: 1.1 }).logo(x, 240, 170, 170);
    const dog = stage.stand({ x, rim: 800, hide: stage.bust ? 0.06 : 0.26, w: 400, h: 380, stretch: false });
    stage.show(dog);
    basket(stage, x, 795, 965, Math.max(170, Math.min(250, dog.box.w * 0.46)));
    stage.put(flatCloud, 140, 640, 90).put(flatCloud, 715, 600, 84).put(bird, 690, 735, 66, { mirror: true });
    stage.frame(40);
  },
};
