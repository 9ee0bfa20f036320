import { toPathData } from '../../compose/curve';
import { circle, path, scallop } from '../../compose/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../look';
import { paw } from '../props/things';

/** A show rosette with the dog in its middle and lettering around it. */
export const rosette: Look = {
  id: 'rosette',
  title: 'Best dog rosette',
  family: 'portraits',
  draw(stage) {
    const [x, y] = [425, 425];
    for (const s of [-1, 1])
      stage.draw(path(`M${x + s * 30} ${y + 250}L${x + s * 210} ${y + 190}L${x + s * 290} ${y + 560}L${x + s * 216} ${y + 510}L${x + s * 158} ${y + 590}Z`)).trace(path(`M${x + s * 118} ${y + 270}L${x + s * 212} ${y + 508}`), 0.9);
    stage.draw(path(`M${x - 66} ${y + 260}L${x + 66} ${y + 260}L${x + 84} ${y + 596}L${x} ${y + 530}L${x - 84} ${y + 596}Z`));
    if (!stage.logo(x, y + 420, 104, 150)) stage.put(paw, x, y + 440, 84);
    stage.draw(scallop(x, y, 316, 316, 16, 0.45), { line: 1.1 });
    for (let i = 0; i < 16; i++) {
      const a = (i * 2 * Math.PI) / 16;
      stage.trace(path(`M${x + Math.cos(a) * 290} ${y + Math.sin(a) * 290}L${x + Math.cos(a) * 316} ${y + Math.sin(a) * 316}`), 0.9);
    }
    stage.draw(circle(x, y, 290), { line: 1.2 });
    stage.arcText(words('best', stage.name), x, y, 236, 40, 2);
    if (!stage.arcText(words('dog', stage.name), x, y, 236, 40, 1.9, true)) for (const t of [-0.3, 0, 0.3]) stage.put(paw, x + Math.sin(t) * 258, y + Math.cos(t) * 258, 46);
    for (const s of [-1, 1]) stage.draw(circle(x + s * 254, y, 17));
    const hole = circle(x, y, 216);
    stage.draw(hole, { line: 1.2 });
    const dog = stage.stand({ ground: y + (stage.bust ? 220 : 156), w: 330, h: 345, crop: true, sink: 0, float: 0.5, stretch: false, area: { x: x - 216, y: y - 216, w: 432, h: 432 } });
    stage.show(dog, { clip: toPathData(hole) }).trace(hole, 1.2);
  },
};
