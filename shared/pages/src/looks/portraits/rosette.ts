import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, path, polygon, scallop, star } from '@scribblepup/imaging/curves/shapes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { trim } from '../parts/trim';
import { paw, trophy } from '../props/things';
import { heartToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** A show rosette with the dog in its large center and lettering around it. */
export const rosette: Look = {
  id: 'rosette',
  number: 33,
  title: 'Best dog rosette',
  family: 'portraits',
  two: 'behind',
  need: 'head',
  young: {
    things: [trophy, heartToken],
    layout: peephole(
      circle(425, 390, 225),
      [0, polygon([290, 560, 200, 1015, 310, 950, 370, 1020, 435, 720, 435, 560])],
      [1, polygon([560, 560, 650, 1015, 540, 950, 480, 1020, 415, 720, 415, 560])],
      [0, scallop(425, 390, 275, 275, 12, 0.8)],
    ),
    number: 47,
  },
  draw(stage) {
    const [x, y, r] = [425, 422, 250];
    for (const s of [-1, 1]) {
      stage.draw(
        path(
          `M${x + s * 30} ${y + 270}L${x + s * 225} ${y + 220}L${x + s * 310} ${y + 560}L${x + s * 230} ${y + 520}L${x + s * 168} ${y + 596}Z`,
        ),
      );
      if (!stage.rich) continue;
      stage.draw(star(x + s * 302, 116, 40, 18, 5));
      stage.stroke(path(`M${x + s * 90} ${y + 290}L${x + s * 196} ${y + 552}`), 0.9);
      stage.draw(star(x + s * 306, 800, 40, 18, 5));
    }
    stage.draw(
      path(
        `M${x - 76} ${y + 280}L${x + 76} ${y + 280}L${x + 96} ${y + 600}L${x} ${y + 536}L${x - 96} ${y + 600}Z`,
      ),
    );
    if (!stage.logo(x, y + 445, 90, 130)) {
      if (stage.rich) stage.put(paw, x, y + 450, 88);
      else stage.draw(star(x, y + 450, 56, 26, 5));
    }
    const petals = stage.rich ? 18 : 12;
    stage.draw(scallop(x, y, 322, 322, petals, 0.42), { line: 1.1 });
    for (let i = 0; i < petals; i++) {
      const a = (i * 2 * Math.PI) / petals;
      stage.stroke(
        path(
          `M${x + Math.cos(a) * 308} ${y + Math.sin(a) * 308}L${x + Math.cos(a) * 322} ${y + Math.sin(a) * 322}`,
        ),
        0.9,
      );
    }
    stage.draw(circle(x, y, 312), { line: 1.2 });
    const hasSeveralDogs = stage.two || stage.names.length > 1;
    stage.arcText(textFor('best', stage.name, hasSeveralDogs), x, y, r + 16, 34, 2);
    if (!stage.arcText(textFor('dog', stage.name), x, y, r + 16, 34, 1.9, true))
      for (const t of [-0.3, 0, 0.3])
        stage.put(paw, x + Math.sin(t) * 281, y + Math.cos(t) * 281, 44);
    if (stage.rich) for (const s of [-1, 1]) stage.draw(star(x + s * 281, y, 24, 11, 5));
    const hole = circle(x, y, r);
    stage.draw(hole, { line: 1.2 });
    trim(stage, hole, 'drops', 64, { height: 44 });
    const dog = stage.stand({
      ground: y + (stage.bust ? r + 4 : r * 0.8),
      w: 400,
      h: 425,
      crop: true,
      sink: 0,
      float: 0.5,
      stretch: false,
      area: { x: x - r, y: y - r, w: 2 * r, h: 2 * r },
    });
    stage.show(dog, { clip: toPathData(hole) }).stroke(hole, 1.2);
  },
};
