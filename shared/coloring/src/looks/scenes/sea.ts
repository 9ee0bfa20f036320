import { path, smooth } from '../../compose/shapes';
import type { Look } from '../look';
import { hills } from '../parts/ground';
import { ticket } from '../parts/frames';
import { bubble, fish, shell, starfish, treasure } from '../props/things';

const weed = (x: number, y: number, h: number, w: number): string => {
  const side = (s: number): number[] => [0, 0.25, 0.5, 0.75].flatMap((t, i) => [x + s * w * (1 - t) + (i % 2 === 0 ? -1 : 1) * 16, y - h * t]);
  const left = side(-1);
  const right = side(1);
  const back: number[] = [];
  for (let i = right.length - 2; i >= 0; i -= 2) back.push(right[i]!, right[i + 1]!);
  const up = smooth([...left, x, y - h, ...back]);
  let d = '';
  let at = 0;
  for (const op of up.ops) {
    const n = op === 'M' ? 2 : 6;
    d += op + up.xy.slice(at, at + n).join(' ');
    at += n;
  }
  return `${d}Z`;
};

export const sea: Look = {
  id: 'sea',
  title: 'Under the sea',
  family: 'scenes',
  draw(stage) {
    stage.put(fish, 205, 270, 150).put(fish, 655, 220, 120, { mirror: true }).put(fish, 140, 520, 96, { mirror: true }).put(fish, 700, 480, 110).put(fish, 430, 165, 84);
    for (const [x, y, s] of [[320, 330, 40], [560, 330, 52], [600, 400, 28], [270, 420, 26], [720, 330, 34], [110, 390, 30], [110, 160, 46], [545, 130, 30]] as const) stage.put(bubble, x, y, s);
    hills(stage, [840, 800, 830, 850, 810, 790]);
    for (const [x, h, w] of [[130, 330, 26], [205, 230, 22], [660, 260, 22], [730, 360, 28]] as const) stage.draw(weed(x, 960, h, w));
    const dog = stage.stand({ x: 425, ground: 935, w: 500, h: 600 });
    stage.show(dog);
    stage.draw(path('M92 1040C60 960 110 930 128 880C140 920 150 930 152 900C160 860 190 900 182 940C200 910 226 930 206 980C230 990 214 1030 204 1040Z'));
    hills(stage, [940, 960, 985, 985, 960, 930]);
    stage.put(treasure, 650, 1010, 145).put(shell, 300, 1000, 66, { turn: -0.2 }).put(starfish, 460, 1003, 56, { turn: 0.4 });
    stage.frame(ticket(56));
  },
};
