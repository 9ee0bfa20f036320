import { circle, path } from '@scribblepup/imaging/curves/shapes';
import { black, disc, lines, type Prop, solid } from '../../canvas/prop';
import type { Look } from '../types/look';
import { octagon } from '../parts/frames';
import { hills } from '../parts/ground';
import { cloud, leaf, plainPalm, plainRock } from '../props/nature';
import { eggToken } from '../props/tokens';
import { peephole } from '../young/framed';

const longNeck: Prop = [
  solid(
    'M-120 0L-116 -60C-150 -50 -180 -20 -210 -16C-190 -60 -150 -110 -90 -116C-50 -140 10 -130 34 -110C60 -130 60 -200 62 -240C64 -280 116 -286 128 -260C136 -246 132 -234 116 -232L98 -230C100 -170 104 -110 80 -70L84 0L48 0L44 -46C10 -34 -40 -34 -76 -44L-80 0Z',
  ),
  black(disc(92, -254, 4.5)),
  lines(
    'M108 -244C114 -242 120 -242 126 -246M-76 -92a18 15 0 1 0 36 0a18 15 0 1 0 -36 0M-20 -90a18 15 0 1 0 36 0a18 15 0 1 0 -36 0M61 -215L98 -215M58 -180L99 -180M53 -145L98 -145',
  ),
];

const flyer: Prop = [
  solid(
    'M-124 -18C-88 -52 -44 -44 -14 -12C-10 -34 6 -50 24 -54L14 -72L40 -56L78 -50L38 -38C30 -28 26 -20 24 -12C48 -42 92 -48 124 -12C96 -12 70 -2 54 14C34 10 20 16 4 40C-10 18 -28 10 -46 16C-64 -2 -92 -14 -124 -18Z',
  ),
  black(disc(30, -48, 4)),
];

/** The dog with dinosaurs below a volcano; one egg has cracked. */
export const dinosaurs: Look = {
  id: 'dinosaurs',
  number: 76,
  title: 'Dinosaur valley',
  family: 'scenes',
  need: 'whole',
  young: {
    title: 'Little dinosaur',
    things: [eggToken, leaf, cloud],
    layout: peephole(
      circle(400, 600, 225),
      [
        0,
        'M130 470L60 350L190 330L180 200L310 230L350 100L450 190L550 110L580 240L710 230L680 360L790 410L700 560Z',
      ],
      [
        0,
        'M400 250C590 250 725 400 725 600C725 720 690 810 640 870L680 1015L160 1015L180 870C120 810 75 720 75 600C75 400 210 250 400 250Z',
      ],
    ),
    number: 81,
  },
  draw(stage) {
    stage
      .draw(path('M430 660L560 350L600 340L640 352L790 660Z'))
      .stroke('M536 410L580 450L600 420L640 470L664 410', 0.9);
    if (stage.rich)
      stage.draw(
        path(
          'M570 338C520 300 560 250 600 270C590 210 680 200 690 250C740 230 770 290 730 310C720 350 650 340 630 340Z',
        ),
      );
    stage.put(flyer, 300, 200, 90);
    hills(stage, [640, 600, 620, 650, 630, 640]);
    stage.put(longNeck, 250, 760, 155).put(plainPalm, 720, 800, 165, { mirror: true });
    if (stage.rich) hills(stage, [770, 750, 760, 770, 750, 760]);
    const dog = stage.stand({ x: 470, ground: 995, w: 500, h: 560 });
    stage.show(dog);
    hills(stage, [970, 985, 1000, 1000, 985, 960]);
    stage
      .draw(
        path(
          'M210 1000C190 960 210 910 240 905C276 910 292 960 274 1000C254 1010 228 1010 210 1000Z',
        ),
      )
      .draw(
        path(
          'M285 1008C268 970 284 928 312 924C342 928 358 970 341 1008C324 1016 302 1016 285 1008Z',
        ),
      )
      .stroke(
        'M198 960L220 976L240 952L260 976L282 960M272 974L296 960L312 980L330 960L354 974',
        1,
      );
    stage.put(plainRock, 630, 1014, 110);
    stage.frame(octagon(110), { line: 1.6 });
  },
};
