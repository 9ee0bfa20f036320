import { toPathData } from '../../compose/curve';
import { circle, heart, line, path, rect, ripple } from '../../compose/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../look';
import { rounded } from '../parts/frames';
import { hills } from '../parts/ground';
import { contains, grown, resampled } from '../../compose/rings';
import { scattered } from '../parts/voronoi';
import { bubble, duck, paw, shell } from '../props/things';
import { fishToken, starToken } from '../props/tokens';

/** Three bookmarks to cut out. */
export const bookmarks: Look = {
  id: 'bookmarks',
  title: 'Bookmarks to cut out',
  family: 'puzzles',
  draw(stage) {
    const w = 218;
    for (let i = 0; i < 3; i++) {
      const x = 75 + i * 241;
      const hole = rect(x, 75, w, 950, 22);
      const clip = toPathData(hole);
      stage.draw(hole, { line: 1.2 });
      for (let k = 0; k < 4; k++) {
        const y = 205 + k * 130;
        if (i === 0) stage.draw(heart(x + w / 2 + (k % 2 ? 48 : -40), y, 96), { clip });
        else if (i === 1) stage.trace(ripple(x, x + w, y, 34, 2), 1, clip).put(paw, x + w / 2 + (k % 2 ? 52 : -52), y + 36, 50);
        else stage.draw(circle(x + w / 2 + (k % 2 ? 50 : -50), y, 40), { clip }).draw(circle(x + w / 2 + (k % 2 ? 50 : -50), y, 22));
      }
      stage.draw(circle(x + w / 2, 118, 17));
      const box = { x, y: 640, w, h: 385 };
      stage.draw(rect(x, 690, w, 335));
      const dog = stage.stand({ ground: 1012, w: w * 0.88, h: 310, crop: true, sink: 14, float: 0.2, stretch: false, mirror: i === 1, area: box });
      stage.show(dog, { clip, detail: dog.item.detail * 0.5 });
      stage.trace(hole, 1.2);
    }
  },
};

/** Four boards for noughts and crosses around the dog. */
export const ticTacToe: Look = {
  id: 'tic-tac-toe',
  title: 'Three in a row',
  family: 'puzzles',
  draw(stage) {
    const board = (x: number, y: number, s: number): void => {
      stage.draw(rect(x - 14, y - 14, s + 28, s + 28, 24));
      stage.trace(path(`M${x + s / 3} ${y}L${x + s / 3} ${y + s}M${x + (2 * s) / 3} ${y}L${x + (2 * s) / 3} ${y + s}M${x} ${y + s / 3}L${x + s} ${y + s / 3}M${x} ${y + (2 * s) / 3}L${x + s} ${y + (2 * s) / 3}`), 1.3);
    };
    for (const [x, y] of [[97, 97], [533, 97], [97, 783], [533, 783]] as const) board(x, y, 220);
    const box = { x: 75, y: 350, w: 700, h: 400 };
    stage.draw(rect(box.x, box.y, box.w, box.h, 40), { line: 1.2 });
    for (const s of [-1, 1]) {
      stage.draw(heart(425 + s * 268, 460, 110)).put(paw, 425 + s * 268, 630, 120, { turn: s * 0.3 });
    }
    const hole = toPathData(rect(box.x, box.y, box.w, box.h, 40));
    stage.show(stage.stand({ ground: 736, w: 420, h: 370, crop: true, sink: 16, stretch: false, area: box }), { clip: hole });
    stage.trace(rect(box.x, box.y, box.w, box.h, 40), 1.2);
    if (!stage.logo(425, 200, 150, 190)) stage.put(paw, 425, 180, 130);
    stage.put(paw, 425, 905, 130);
  },
};

/** Fish to count under water. */
export const fishCount: Look = {
  id: 'fish-count',
  title: 'How many fish?',
  family: 'puzzles',
  draw(stage) {
    const { area, rng } = stage;
    const dog = stage.stand({ ground: 880, w: 400, h: 440, sink: 40, area: { x: area.x, y: area.y, w: area.w, h: area.h - 110 } });
    const off = [grown(resampled(dog.rings[0] ?? [], 60), 76)];
    const room = { x: area.x + 70, y: area.y + 120, w: area.w - 140, h: 660 };
    const kinds = [fishToken, fishToken, bubble, starToken, fishToken, shell];
    scattered(rng, room, stage.simple ? 170 : 134)
      .filter(([x, y]) => !contains(off, x, y))
      .forEach(([x, y], i) => {
        const prop = kinds[i % kinds.length]!;
        stage.put(prop, x, y, prop === fishToken ? rng.between(92, 116) : rng.between(62, 80), { mirror: rng() < 0.5, turn: rng.between(-0.25, 0.25) });
      });
    hills(stage, [840, 860, 850, 830, 850]);
    stage.show(dog);
    hills(stage, [895, 905, 900, 895, 905]);
    [fishToken, starToken, shell].forEach((prop, i) => {
      stage.put(prop, 150 + i * 235, 968, prop === fishToken ? 84 : 66).draw(rect(206 + i * 235, 930, 76, 76, 12));
    });
    stage.heading(words('search', ''), 100, 560, 34);
    stage.mat(rounded(30));
  },
};

/** Rows of ducks that all look one way, but for one. */
export const oddDuck: Look = {
  id: 'odd-one',
  title: 'The odd one out',
  family: 'puzzles',
  draw(stage) {
    const { rng } = stage;
    const odd = rng.whole(0, 15);
    for (let i = 0; i < 16; i++) stage.put(duck, 165 + (i % 4) * 173, 190 + Math.floor(i / 4) * 118, 108, { mirror: i === odd });
    for (let r = 0; r < 4; r++) stage.trace(ripple(85, 765, 222 + r * 118, 14, 9), 0.9);
    stage.draw(path('M60 640C200 610 330 640 425 625C540 608 680 640 800 615L800 1060L60 1060Z'));
    stage.show(stage.stand({ ground: 975, w: 520, h: 370, sink: 70, stretch: false }));
    stage.draw(path('M60 985C180 960 300 992 425 978C560 962 690 992 800 970L800 1060L60 1060Z'));
    stage.mat(rounded(30));
  },
};

/** The picture in strips to cut apart and put in order again. */
export const strips: Look = {
  id: 'strips',
  title: 'Cut and put together',
  family: 'puzzles',
  draw(stage) {
    const { area } = stage;
    const box = { x: area.x, y: area.y, w: area.w, h: area.h - 66 };
    stage.draw(rect(box.x, box.y, box.w, box.h));
    stage.draw(path(`M75 700C220 640 330 700 450 670C580 640 690 690 775 650L775 ${box.y + box.h}L75 ${box.y + box.h}Z`));
    for (const [x, y, r] of [[200, 200, 76], [640, 170, 64]] as const) stage.draw(heart(x, y, r * 2));
    const clip = toPathData(rect(box.x, box.y, box.w, box.h));
    stage.show(stage.stand({ ground: 930, w: 560, h: 700, crop: true, sink: 40, area: box }), { clip });
    const n = stage.simple ? 4 : 6;
    for (let i = 1; i < n; i++) stage.trace(line([box.x + (box.w * i) / n, box.y, box.x + (box.w * i) / n, area.y + area.h]), 1.1);
    stage.trace(rect(area.x, area.y, area.w, area.h), 1.3).trace(line([area.x, box.y + box.h, area.x + area.w, box.y + box.h]), 1.1);
    stage.labels(Array.from({ length: n }, (_, i) => [String(i + 1), box.x + (box.w * (i + 0.5)) / n, box.y + box.h + 33] as const), 34);
  },
};
