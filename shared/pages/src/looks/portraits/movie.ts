import { circle, path, polygon, rect, star } from '@scribblepup/imaging/curves/shapes';
import { lines, type Prop, solid } from '../../canvas/prop';
import { right } from '../../canvas/sheet';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { floor } from '../parts/ground';
import { putOnGlasses } from '../parts/wearing';
import { popcorn } from '../props/home';
import { starToken } from '../props/tokens';
import { sunglasses } from '../props/wear';
import { peephole } from '../young/framed';

const clapper: Prop = [
  solid('M-62 0L-62 -92L62 -92L62 0Z'),
  lines('M-62 -50L62 -50M0 -50L0 0'),
  solid('M-66 -100L58 -138L66 -112L-58 -74Z'),
  lines('M-30 -111L-34 -81M16 -125L12 -95'),
];

/** In the limelight: heavy curtains, a marquee, popcorn and a clapperboard. */
export const movie: Look = {
  id: 'movie',
  number: 45,
  title: 'Movie star',
  family: 'portraits',
  two: 'behind',
  need: 'head',
  young: {
    title: 'Say cheese',
    things: [starToken, starToken],
    layout: peephole(
      circle(425, 610, 240),
      [0, rect(80, 330, 690, 560, 60)],
      [1, polygon([280, 330, 330, 200, 520, 200, 570, 330])],
      [2, rect(120, 250, 120, 80, 16)],
      [2, circle(700, 400, 40)],
    ),
    number: 56,
  },
  draw(stage) {
    const { area } = stage;
    stage.draw(rect(area.x, area.y, area.w, area.h));
    if (stage.rich) stage.draw(polygon([390, 170, 460, 170, 650, 880, 200, 880]), { line: 0.9 });
    floor(stage, 860, 1);
    for (const s of [-1, 1]) {
      const at = (k: number): number => 425 + s * k;
      stage.draw(
        path(
          `M${at(360)} 170L${at(200)} 170C${at(206)} 380 ${at(230)} 560 ${at(270)} 640C${at(236)} 720 ${at(226)} 800 ${at(216)} 905C${at(260)} 920 ${at(320)} 905 ${at(360)} 918Z`,
        ),
      );
      if (stage.rich)
        stage.stroke(
          path(
            `M${at(250)} 170C${at(254)} 380 ${at(270)} 540 ${at(296)} 640M${at(300)} 690C${at(284)} 760 ${at(282)} 830 ${at(282)} 908`,
          ),
          0.9,
        );
      stage.draw(path(`M${at(362)} 628L${at(262)} 624L${at(258)} 664L${at(362)} 676Z`));
    }
    const dog = stage.stand({
      ground: 975,
      w: stage.bust ? 590 : 520,
      h: 700,
      stretch: false,
      area: { x: 110, y: 75, w: 630, h: 950 },
    });
    stage.show(dog);
    putOnGlasses(stage, dog, sunglasses);
    const width = area.w / (stage.rich ? 5 : 3);
    for (let x = area.x; x < right(area) - 1; x += width)
      stage.draw(
        path(`M${x} 165L${x + width} 165L${x + width} 200C${x + width} 262 ${x} 262 ${x} 200Z`),
      );
    stage.draw(rect(75, 75, 700, 100));
    if (stage.rich) for (const x of [104, 746]) stage.draw(star(x, 126, 24, 11, 5));
    stage.text(
      textFor('movie', stage.name),
      { x: 425, y: 126, width: stage.rich ? 540 : 630, height: 58, room: [14, 14] },
      0.95,
    );
    const s = stage.bust ? 128 : 150;
    stage
      .put(popcorn, stage.bust ? 146 : 160, 1012, s * 1.1)
      .put(clapper, stage.bust ? 706 : 690, 1012, s * 0.92);
    if (stage.rich && !stage.bust)
      stage.draw(star(320, 992, 26, 11, 5)).draw(star(530, 994, 24, 11, 5));
    stage.frame(rect(area.x, area.y, area.w, area.h));
  },
};
