import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, path } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { rounded } from '../parts/frames';
import { trim } from '../parts/trim';
import { bone, house, paw } from '../props/things';
import { peephole } from '../young/framed';

/** A large magnifying glass over the dog's face; paw prints lead away. */
export const detective: Look = {
  id: 'detective',
  number: 73,
  title: 'The detective',
  family: 'portraits',
  need: 'head',
  young: {
    things: [bone, house],
    layout: peephole(
      circle(375, 390, 245),
      [1, 'M540 590L770 900C790 960 710 1020 660 980L430 680Z'],
      [0, circle(375, 390, 300)],
    ),
    number: 78,
  },
  draw(stage) {
    const trail = [
      [560, 955],
      [705, 645],
      [700, 160],
    ] as const;
    trail.forEach(([x, y], i) => stage.put(paw, x, y, 150, { rotation: i % 2 ? -0.35 : 0.1 }));
    const { eyeMidpoint, width } = stage.placeAt({ scale: 1, dx: 0, dy: 0 }).head;
    const [x, y, r] = [395, 400, 285];
    const scale = Math.min(
      (r * 1.32) / width,
      (r * 2.5) / Math.min(stage.dog.width, stage.dog.height),
    );
    const dog = stage.placeAt({
      scale,
      dx: x - eyeMidpoint[0] * scale,
      dy: Math.max(
        y - (eyeMidpoint[1] + width * 0.12) * scale,
        stage.bust ? y + r + 6 - stage.dog.height * scale : -Infinity,
      ),
    });
    stage
      .draw(path('M560 590L745 900C775 955 700 1005 662 955L470 640Z'))
      .stroke(path('M610 680L530 731'), 1);
    stage.draw(circle(x, y, r + 34), { line: 1.3 });
    trim(stage, circle(x, y, r + 34), 'blocks', 64, { height: 34 });
    const lens = circle(x, y, r);
    stage.draw(lens, { line: 1.2 });
    stage
      .show(dog, { clip: toPathData(lens), outline: stage.width(5.6), line: stage.width(3.8) })
      .stroke(lens, 1.2);
    if (stage.bust) {
      stage.put(bone, 240, 890, 170, { rotation: -0.3 }).mat(rounded(20));
      return;
    }
    const helper = stage.stand({
      x: 240,
      ground: 1012,
      w: 300,
      h: 280,
      sink: 14,
      stretch: false,
      mirror: false,
      area: { x: 85, y: 700, w: 400, h: 325 },
    });
    stage.show(helper);
    stage.mat(rounded(20));
  },
};
