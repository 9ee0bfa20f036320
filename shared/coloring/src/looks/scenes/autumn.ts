import { path } from '../../compose/shapes';
import type { Look } from '../look';
import { octagon } from '../parts/frames';
import { hills } from '../parts/ground';
import { leaf, mapleLeaf, mushroom } from '../props/nature';
import { pumpkin } from '../props/things';

/** A big tree bends over the dog, which sits in a pile of leaves. */
export const autumn: Look = {
  id: 'autumn',
  title: 'Falling leaves',
  family: 'scenes',
  draw(stage) {
    const { rng } = stage;
    hills(stage, [640, 600, 590, 630, 600, 580]);
    stage.draw(path('M110 860C150 700 150 520 110 380L60 300L60 60L640 60C560 130 480 150 400 150C440 180 520 190 600 250C500 230 400 220 320 200C270 240 250 330 252 430C256 600 262 740 300 860Z'));
    stage.trace(path('M170 800C190 700 192 600 178 500M220 760C226 700 226 640 220 590')).draw(path('M186 470C170 440 180 410 204 410C228 410 236 446 222 470C212 486 196 486 186 470Z'));
    for (const [x, y, s, t] of [[470, 150, 92, 0.4], [585, 120, 84, -0.5], [690, 170, 96, 0.9], [615, 260, 88, 0.2], [350, 235, 84, -0.8], [480, 265, 78, 2.4], [700, 350, 84, -0.3], [700, 520, 80, 0.6]] as const) stage.put(mapleLeaf, x, y, s, { turn: t });
    const dog = stage.stand({ x: 470, ground: 930, w: 480, h: 580 });
    stage.show(dog);
    hills(stage, [900, 930, 985, 985, 930, 900]);
    stage.put(pumpkin, 170, 985, 155).put(pumpkin, 690, 1000, 110).put(mushroom, 275, 1000, 70);
    for (let i = 0; i < 5; i++) stage.put(i % 2 ? leaf : mapleLeaf, 345 + i * 62, 978 + (i % 2) * 26, 74, { turn: rng.between(-2, 2) });
    stage.frame(octagon(70));
  },
};
