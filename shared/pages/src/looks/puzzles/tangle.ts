import { circle, path } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';
import { words } from '../../lettering/texts';
import type { Look } from '../types/look';
import { cushioned } from '../parts/cushioned';
import { rounded } from '../parts/frames';
import { ball, bowl } from '../props/things';
import { appleToken, boneToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** Draws the dog at the middle leash, between a bowl and a ball. */
function oneEnd(stage: Stage, lows: readonly number[]): void {
  const area = { x: 85, y: 620, w: 680, h: 405 };
  lows.forEach((x, i) => {
    if (i === 1) return;
    stage.put(i === 0 ? bowl : ball, x - (i === 0 ? 20 : -30), i === 0 ? 960 : 900, 110);
    stage.trace(
      path(`M${x} 660C${x} 740 ${x - (i === 0 ? 20 : -30)} 780 ${x - (i === 0 ? 20 : -30)} 850`),
      1.5,
    );
  });
  const dog = stage.stand({
    x: 425,
    ground: 1005,
    w: 330,
    h: 350,
    sink: -10,
    stretch: false,
    area,
  });
  stage.trace(
    path(`M425 660C425 700 ${dog.head.mid[0]} 700 ${dog.head.mid[0]} ${dog.box.y + 30}`),
    1.5,
  );
  cushioned(stage, dog);
}

/** Draws both dogs, with a ball at the leash between them. */
function twoEnds(stage: Stage, [left, middle, right]: readonly number[]): void {
  stage.put(ball, middle, 900, 104).trace(path(`M${middle} 660L${middle} 850`), 1.5);
  [left, right].forEach((x, i) => {
    const one = stage.member(i);
    const dog = one.stand({
      x: i === 0 ? 230 : 620,
      ground: 1005,
      w: 240,
      h: 330,
      sink: -10,
      stretch: false,
      area: { x: i === 0 ? 85 : 465, y: 620, w: 300, h: 405 },
    });
    const head = dog.head.mid[0];
    stage.trace(path(`M${x} 660C${x} 700 ${head} 700 ${head} ${dog.box.y + 30}`), 1.5);
    cushioned(one, dog);
  });
}

/** Three tangled leashes, one of which leads to the dog, or two of them to the dogs. */
export const tangle: Look = {
  id: 'tangle',
  number: 55,
  title: 'Which leash is it?',
  twoTitle: 'Who is on which leash?',
  family: 'puzzles',
  two: 'apart',
  young: {
    title: 'Strawberry',
    things: [appleToken, boneToken],
    layout: peephole(
      circle(425, 540, 220),
      [
        0,
        'M425 1020C300 980 80 740 80 480C80 300 240 200 425 250C610 200 770 300 770 480C770 740 550 980 425 1020Z',
      ],
      [
        1,
        'M425 262L340 322L300 242L180 272L240 192L200 112L330 132L425 80L520 132L650 112L610 192L670 272L550 242L510 322Z',
      ],
    ),
    place: 65,
  },
  draw(stage) {
    const ends = stage.rng.shuffle([0, 1, 2]);
    const tops = [185, 425, 665];
    const lows = [215, 425, 635];
    const bend = [
      [700, 330, 160, 520],
      [140, 300, 690, 470],
      [250, 420, 600, 320],
    ];
    ends.forEach((end, i) => {
      const [ax, ay, bx, by] = bend[i];
      stage.trace(
        path(
          `M${tops[i]} 245C${tops[i]} 330 ${ax} ${ay - 40} ${ax} ${ay + 20}S${bx} ${by - 60} ${bx} ${by}S${lows[end]} 600 ${lows[end]} 660`,
        ),
        1.5,
      );
    });
    tops.forEach((x, i) => {
      stage.draw(circle(x, 205, 44)).labels([[String(i + 1), x, 205]], 40);
    });
    if (stage.two) twoEnds(stage, lows);
    else oneEnd(stage, lows);
    stage.heading(words('tangle', stage.name, stage.two), 124, 600);
    stage.mat(rounded(24));
  },
};
