import type { Curve } from '../../compose/curve';
import { path, rect } from '../../compose/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../look';
import { bang, rays } from '../parts/burst';

/** Comic book: rays, a bang, a cape, a skyline in front. */
export const hero: Look = {
  id: 'hero',
  title: 'Superhero',
  family: 'portraits',
  draw(stage) {
    rays(stage, 425, 590, 7, 0.5, 0.1);
    bang(stage, 425, 590, 345, 390, 11, 1.2);
    const dog = stage.stand({ x: 425, ground: 885, w: stage.bust ? 560 : 460, h: 560, float: 0.5, ...(stage.bust ? { sink: 70 } : {}) });
    const { box, head } = dog;
    const neck = Math.min(head.mid[1] + head.width * 0.75, box.y + box.h * 0.62);
    const low = Math.min(930, box.y + box.h * 0.97);
    for (const s of [-1, 1])
      stage.draw(path(`M${head.mid[0]} ${neck}C${head.mid[0] + s * box.w * 0.5} ${neck + 10} ${head.mid[0] + s * (box.w * 0.5 + 50)} ${low - 120} ${head.mid[0] + s * (box.w * 0.5 + 95)} ${low}C${head.mid[0] + s * (box.w * 0.5 + 30)} ${low - 36} ${head.mid[0] + s * box.w * 0.4} ${low + 10} ${head.mid[0]} ${low}Z`));
    stage.show(dog);
    const blocks = [[60, 110, 130], [160, 100, 205], [256, 120, 110], [366, 110, 150], [470, 120, 100], [580, 96, 215], [670, 130, 140]] as const;
    for (const [x, w, h] of blocks) {
      stage.draw(rect(x, 1040 - h, w, h + 20));
      const columns = w > 100 ? 2 : 1;
      const rows = Math.min(1, Math.floor((h - 24) / 76));
      const panes: Curve[] = [];
      for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) panes.push(rect(x + (w / columns) * (c + 0.5) - 16, 1060 - h + r * 76, 32, 50));
      stage.drawAll(panes, { line: 0.65 });
    }
    bang(stage, 425, 178, 300, 84, 13, 1.1);
    stage.text(words('hero', stage.name), { x: 425, y: 180, width: 440, height: 74 }, 1);
    stage.frame(8, 1.8);
  },
};
