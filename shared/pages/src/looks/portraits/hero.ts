import type { Path } from '@scribblepup/imaging/curves/path';
import { path, rect } from '@scribblepup/imaging/curves/shapes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { comicBurst, rays } from '../parts/burst';
import { cloud } from '../props/nature';
import { starToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** Left end, width and height of the buildings. */
const SKYLINE = [
  [74, 112, 330],
  [186, 140, 210],
  [318, 130, 140],
  [440, 120, 180],
  [552, 116, 240],
  [660, 116, 350],
] as const;
/** Fewer and wider buildings, up to eight years. */
const PLAIN_SKYLINE = [
  [70, 180, 300],
  [250, 180, 160],
  [430, 170, 190],
  [600, 180, 320],
] as const;

/** A comic book cover: rays, a burst and a cape, and a skyline in front. */
export const hero: Look = {
  id: 'hero',
  number: 1,
  title: 'Superhero',
  family: 'portraits',
  need: 'head',
  young: {
    title: 'The brave one',
    things: [starToken, cloud, starToken],
    layout: peephole(
      'M210 300L640 300L640 560C640 720 560 810 425 880C290 810 210 720 210 560Z',
      [
        0,
        'M85 170C220 190 340 160 425 85C510 160 630 190 765 170L765 540C765 780 645 930 425 1015C205 930 85 780 85 540Z',
      ],
      [2, 'M425 85L425 300M425 880L425 1015M85 560L210 560M640 560L765 560'],
    ),
    number: 25,
  },
  draw(stage) {
    rays(stage, 425, 590, stage.rich ? 6 : 4, 0.5, 0.4, 120);
    comicBurst(stage, 425, 590, 345, 390, stage.rich ? 11 : 9, 1.2);
    const dog = stage.stand({
      x: 425,
      mirror: true,
      w: stage.bust ? 620 : 520,
      h: 640,
      float: 0.5,
      // The skyline must not hide a low head.
      ...(stage.bust ? { ground: 735, sink: 220 } : { ground: 885 }),
    });
    const { box, head } = dog;
    const neck = Math.min(head.eyeMidpoint[1] + head.width * 0.75, box.y + box.h * 0.62);
    const capeEnd = Math.min(930, box.y + box.h * 0.97);
    for (const s of box.w < box.h * 1.3 ? [-1, 1] : [])
      stage.draw(
        path(
          `M${head.eyeMidpoint[0]} ${neck}C${head.eyeMidpoint[0] + s * box.w * 0.5} ${neck + 10} ${head.eyeMidpoint[0] + s * (box.w * 0.5 + 50)} ${capeEnd - 120} ${head.eyeMidpoint[0] + s * (box.w * 0.5 + 95)} ${capeEnd}C${head.eyeMidpoint[0] + s * (box.w * 0.5 + 30)} ${capeEnd - 36} ${head.eyeMidpoint[0] + s * box.w * 0.4} ${capeEnd + 10} ${head.eyeMidpoint[0]} ${capeEnd}Z`,
        ),
      );
    stage.show(dog);
    for (const [x, w, h] of stage.rich ? SKYLINE : PLAIN_SKYLINE) {
      stage.draw(rect(x, 1040 - h, w, h + 20));
      const half = stage.rich ? 15 : 22;
      const rows = stage.rich ? Math.min(2, Math.floor((h - 50) / 90)) : 1;
      const panes: Path[] = [];
      for (let r = 0; r < rows; r++)
        for (const c of [0.25, 0.75])
          panes.push(rect(x + w * c - half, 1068 - h + r * 80, half * 2, 54));
      stage.drawAll(panes, { line: 0.65 });
    }
    if (stage.rich) comicBurst(stage, 425, 178, 300, 84, 13, 1.1);
    else comicBurst(stage, 425, 178, 335, 92, 9, 1.1);
    stage.text(textFor('hero', stage.name), { x: 425, y: 180, width: 400, height: 74 }, 1);
    stage.frame(8, { line: 1.8 });
  },
};
