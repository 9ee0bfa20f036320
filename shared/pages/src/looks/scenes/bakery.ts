import { black, disc, lines, solid, type Prop } from '../../canvas/prop';
import { path, rect } from '@scribblepup/imaging/curves/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../../canvas/look';
import { counter } from '../parts/ground';
import { paws, peek } from '../parts/peek';
import { standHatted, wear } from '../parts/wearing';
import { cake, iceCream } from '../props/things';
import { chefHat } from '../props/wear';

const gingerbread: Prop = [
  solid(
    'M-12 0C-34 -2 -34 -24 -22 -42C-48 -38 -48 -66 -22 -64C-44 -112 44 -112 22 -64C48 -66 48 -38 22 -42C34 -24 34 -2 12 0C4 -2 4 -18 0 -24C-4 -18 -4 -2 -12 0Z',
  ),
  black(disc(-9, -84, 3.5)),
  black(disc(9, -84, 3.5)),
  lines('M-9 -72C-4 -66 4 -66 9 -72'),
];

/** The ice cream cone without the squares of the waffle, which would be too small. */
const cone: Prop = iceCream.filter((part) => part.fill !== 'none');

const HAT = { size: 0.86, sink: 0.08 };

export const bakery: Look = {
  id: 'bakery',
  title: 'In the bakery',
  family: 'scenes',
  draw(stage) {
    const { area } = stage;
    const step = area.w / 3;
    for (const y of [370, 555]) stage.draw(rect(area.x - 10, y, area.w + 20, 22));
    for (const [x, y, s] of [[150, 370, 134]] as const) stage.put(gingerbread, x, y, s);
    stage.put(cone, 690, 555, 124);
    const dog = standHatted(
      stage,
      { x: 490, rim: 790, hide: stage.bust ? 0.06 : 0.3, w: 540, h: 620, stretch: false },
      chefHat,
      HAT,
      190,
    );
    peek(stage, dog, 790);
    wear(stage, dog, chefHat, HAT);
    for (let i = 0; i < 3; i++)
      stage.draw(
        path(
          `M${area.x + i * step} 60L${area.x + (i + 1) * step} 60L${area.x + (i + 1) * step} 165C${area.x + (i + 1) * step} 205 ${area.x + i * step} 205 ${area.x + i * step} 165Z`,
        ),
      );
    counter(stage, 785, 1);
    stage.put(cake.slice(0, 5), 178, 786, stage.bust ? 120 : 150);
    paws(stage, dog, 792);
    stage.text(words('chef', stage.name), { x: 425, y: 930, width: 570, height: 84 }, 0.95);
    stage.frame(24);
  },
};
