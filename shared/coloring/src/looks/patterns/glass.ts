import { polygon } from '../../compose/shapes';
import { inset } from '../../compose/sheet';
import type { Look } from '../look';
import { arch } from '../parts/frames';
import { scattered, voronoi } from '../parts/voronoi';
import { trim } from '../parts/trim';

/** A church window: leaded cells around the dog under a round arch. */
export const glass: Look = {
  id: 'glass',
  title: 'Stained glass',
  family: 'patterns',
  draw(stage) {
    const points = scattered(stage.rng, inset(stage.area, -30), stage.rich ? 122 : 128);
    for (const cell of voronoi(points, inset(stage.area, -40))) if (cell.length >= 6) stage.draw(polygon(cell), { line: 1.35 });
    trim(stage, arch(), 'blocks', 74, { tall: 50 });
    const dog = stage.stand({ ground: 965, w: 610, h: 780, float: 0.4 });
    stage.show(dog, { halo: 0, outline: stage.width(6.2) });
    stage.frame(arch(), 2);
  },
};
