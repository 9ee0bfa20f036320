import { circle, path } from '@scribblepup/imaging/curves/shapes';
import { black, disc, lines, type Prop, solid } from '../../canvas/prop';
import type { Look } from '../types/look';
import { hills } from '../parts/ground';
import { bush, cloud, leaf, palm, rock } from '../props/nature';
import { eggToken } from '../props/tokens';
import { peephole } from '../young/framed';

const longNeck: Prop = [
  solid(
    'M-120 0L-116 -60C-150 -50 -180 -20 -210 -16C-190 -60 -150 -110 -90 -116C-50 -140 10 -130 34 -110C60 -130 60 -200 62 -240C64 -280 116 -286 128 -260C136 -246 132 -234 116 -232L98 -230C100 -170 104 -110 80 -70L84 0L48 0L44 -46C10 -34 -40 -34 -76 -44L-80 0Z',
  ),
  black(disc(92, -254, 4.5)),
  lines(
    'M108 -244C114 -242 120 -242 126 -246M-60 -100a12 10 0 1 0 24 0a12 10 0 1 0 -24 0M-14 -96a14 11 0 1 0 28 0a14 11 0 1 0 -28 0M-40 -66a9 8 0 1 0 18 0a9 8 0 1 0 -18 0M70 -150a8 10 0 1 0 16 0a8 10 0 1 0 -16 0',
  ),
];

const flyer: Prop = [
  solid(
    'M-124 -18C-88 -52 -44 -44 -14 -12C-10 -34 6 -50 24 -54L14 -72L40 -56L78 -50L38 -38C30 -28 26 -20 24 -12C48 -42 92 -48 124 -12C96 -12 70 -2 54 14C34 10 20 16 4 40C-10 18 -28 10 -46 16C-64 -2 -92 -14 -124 -18Z',
  ),
  black(disc(30, -48, 4)),
];

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
    place: 81,
  },
  draw(stage) {
    stage
      .draw(path('M430 660L560 350L600 340L640 352L790 660Z'))
      .trace('M560 350C580 372 620 372 640 352M536 410L580 450L600 420L640 470L664 410', 0.9);
    stage.draw(
      path(
        'M570 338C520 300 560 250 600 270C590 210 680 200 690 250C740 230 770 290 730 310C720 350 650 340 630 340Z',
      ),
    );
    stage.put(flyer, 260, 190, 100).put(flyer, 520, 250, 62);
    hills(stage, [640, 600, 620, 650, 630, 640]);
    stage.put(longNeck, 245, 760, 170).put(palm, 720, 800, 170, { mirror: true });
    hills(stage, [770, 750, 760, 770, 750, 760]);
    const dog = stage.stand({ x: 470, ground: 995, w: 500, h: 560 });
    stage.show(dog);
    hills(stage, [970, 985, 1000, 1000, 985, 960]);
    stage
      .draw(
        path(
          'M120 1000C100 960 120 910 150 905C186 910 202 960 184 1000C164 1010 138 1010 120 1000Z',
        ),
      )
      .draw(
        path(
          'M190 1008C176 976 190 940 212 936C238 940 250 976 236 1008C222 1014 204 1014 190 1008Z',
        ),
      )
      .trace('M122 960L140 974L154 952L170 976L186 958', 1);
    stage.put(rock, 690, 1014, 110).put(bush, 570, 1036, 60);
    stage.frame(16, 1.6);
  },
};
