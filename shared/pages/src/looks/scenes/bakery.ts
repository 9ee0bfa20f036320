import { circle, path, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import { black, disc, lines, type Prop, solid } from '../../canvas/prop';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { counter } from '../parts/ground';
import { paws, showBehindRim } from '../parts/rim';
import { standWithHat, putOnHat } from '../parts/wearing';
import { cake, cupcake, iceCream } from '../props/things';
import { chefHat } from '../props/wear';
import { peephole } from '../young/framed';

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

const HAT_FIT = { size: 0.86, sink: 0.08 };

/** The dog as a baker behind the counter, under an awning. */
export const bakery: Look = {
  id: 'bakery',
  number: 72,
  title: 'In the bakery',
  family: 'scenes',
  two: 'over',
  young: {
    title: 'Cupcake',
    things: [cupcake, iceCream],
    layout: peephole(
      circle(425, 460, 205),
      [0, polygon([140, 640, 710, 640, 630, 1010, 220, 1010])],
      [
        0,
        'M140 720C40 650 50 520 150 480C110 330 220 210 345 220C370 120 480 120 505 220C630 210 740 330 700 480C800 520 810 650 710 720Z',
      ],
      [1, circle(425, 140, 62)],
      [2, 'M300 720L330 1010M425 720L425 1010M550 720L520 1010'],
    ),
    number: 77,
  },
  draw(stage) {
    const { area } = stage;
    const step = area.w / 3;
    stage.draw(rect(area.x - 10, 480, area.w + 20, 30));
    stage.put(gingerbread, 160, 480, 150).put(cone, 690, 480, 130);
    const dog = standWithHat(
      stage,
      { x: 490, rim: 790, hide: stage.bust ? 0.06 : 0.3, w: 540, h: 620, stretch: false },
      chefHat,
      HAT_FIT,
      190,
    );
    showBehindRim(stage, dog, 790);
    putOnHat(stage, dog, chefHat, HAT_FIT);
    for (let i = 0; i < 3; i++)
      stage.draw(
        path(
          `M${area.x + i * step} 60L${area.x + (i + 1) * step} 60L${area.x + (i + 1) * step} 165C${area.x + (i + 1) * step} 205 ${area.x + i * step} 205 ${area.x + i * step} 165Z`,
        ),
      );
    if (stage.rich) counter(stage, 785, 1);
    else stage.draw(rect(area.x - 12, 785, area.w + 24, 300));
    stage.put(cake.slice(0, 5), 178, 786, stage.bust ? 120 : 150);
    paws(stage, dog, 792);
    stage.text(
      textFor('chef', stage.name),
      { x: 425, y: 930, width: stage.rich ? 570 : 645, height: stage.rich ? 84 : 96 },
      0.95,
    );
    stage.frame(24);
  },
};
