import { toPathData } from '../../compose/curve';
import { around, circle, path } from '../../compose/shapes';
import type { Look } from '../look';
import { standHatted, wear } from '../parts/wearing';
import { leaf } from '../props/nature';
import { candyCane } from '../props/things';
import { santaHat } from '../props/wear';

const HAT = { size: 0.86, sink: 0.08 };

/** A door wreath of leaves and berries, with a bow and candy canes. */
export const wreath: Look = {
  id: 'wreath',
  title: 'Holiday wreath',
  family: 'portraits',
  draw(stage) {
    const [x, y, r] = [425, 500, 236];
    for (const [ring, n, size, spin] of [[300, 15, 150, 0.5]] as const)
      around(x, y, ring, n, 0.1).forEach(([px, py, a]) => stage.put(leaf, px, py, size, { turn: a + Math.PI / 2 + spin }));
    around(x, y, 284, 5, 0.35).forEach(([px, py]) => stage.draw(circle(px - 24, py + 10, 27)).draw(circle(px + 24, py + 12, 27)).draw(circle(px, py - 26, 27)));
    const hole = circle(x, y, r);
    stage.draw(hole, { line: 1.3 });
    const area = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
    const dog = standHatted(stage, { ground: y + (stage.bust ? r + 4 : r * 0.74), w: 390, h: 410, crop: true, sink: 0, float: 0.4, stretch: false, area }, santaHat, HAT, 190);
    stage.show(dog, { clip: toPathData(hole) }).trace(hole, 1.3);
    wear(stage, dog, santaHat, HAT);
    for (const s of [-1, 1]) stage.draw(path(`M${x} 800C${x + s * 60} 850 ${x + s * 90} 920 ${x + s * 150} 990L${x + s * 92} 978L${x + s * 66} 1022C${x + s * 40} 950 ${x + s * 20} 880 ${x} 800Z`)).draw(path(`M${x} 795C${x + s * 70} 720 ${x + s * 190} 730 ${x + s * 180} 800C${x + s * 190} 870 ${x + s * 70} 870 ${x} 795Z`)).trace(path(`M${x + s * 30} 796C${x + s * 70} 780 ${x + s * 100} 778 ${x + s * 130} 792`));
    stage.draw(circle(x, 796, 32));
    for (const s of [-1, 1]) stage.put(candyCane, x + s * 270, 1010, 130, { mirror: s < 0, turn: s * 0.12 });
  },
};
