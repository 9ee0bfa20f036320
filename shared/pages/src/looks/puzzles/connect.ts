import { outerRings } from '@scribblepup/imaging/curves/rings';
import { circle, catmullRom } from '@scribblepup/imaging/curves/shapes';
import { ringOfHead } from '../../canvas/placedDog';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { DOT_RADIUS, NUMBER_HEIGHT, numberedDots } from '../parts/numberedDots';
import { bush, cloud, plainSun } from '../props/nature';
import { ball } from '../props/things';
import { appleToken, ballToken, boneToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** Things around the dog: x, y, size, and the radius that no number may enter. */
const THINGS = [
  [cloud, 166, 206, 112, 78],
  [plainSun(8), 685, 220, 60, 76],
  [bush, 148, 1002, 66, 54],
  [ball, 690, 975, 100, 66],
] as const;

/** The outline as numbered dots; the face and the coat are already drawn. */
export const connect: Look = {
  id: 'connect',
  number: 3,
  title: 'Connect the dots',
  family: 'puzzles',
  gates: 'dots',
  young: {
    title: 'In the ball',
    things: [appleToken, ballToken, boneToken],
    layout: peephole(
      circle(425, 550, 200),
      [0, circle(425, 550, 348)],
      [1, 'M160 320C300 440 300 660 160 780M690 320C550 440 550 660 690 780'],
    ),
    number: 27,
  },
  draw(stage) {
    const dog = stage.stand({ ground: 935, w: 640, h: 680, sink: -70, float: 0.4, stretch: false });
    const ring = ringOfHead(dog);
    const { dots, labels } = numberedDots(ring, { x: 80, y: 130, w: 690, h: 890 });
    stage.stroke(catmullRom([75, 955, 250, 940, 425, 958, 600, 940, 775, 955]));
    for (const [thing, x, y, size, radius] of THINGS)
      // A number on a thing would be hard to read.
      if (labels.every(([, left, top]) => Math.hypot(left - x, top - y) > radius))
        stage.put(thing, x, y, size);
    stage.show(dog, { parts: 'inside' });
    // Other dogs in the photo are already drawn.
    for (const other of outerRings(dog.rings))
      if (other !== ring) stage.stroke(catmullRom(other, true), dog.item.outline / stage.line);
    const marks = [];
    for (let i = 0; i < dots.length; i += 2) marks.push(circle(dots[i], dots[i + 1], DOT_RADIUS));
    stage.drawAll(marks, { fill: 'black', line: 0 });
    stage.labels(labels, NUMBER_HEIGHT);
    stage.heading(textFor('connect', stage.name), 112).frame(26);
  },
};
