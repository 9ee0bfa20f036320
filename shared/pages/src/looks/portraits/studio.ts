import { toPathData } from '@scribblepup/imaging/curves/curve';
import { circle, path, rect, star } from '@scribblepup/imaging/curves/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../../canvas/look';
import { ribbon } from '../parts/banner';
import { rounded, ticket } from '../parts/frames';
import { floor, hills, row } from '../parts/ground';
import { paws, peek } from '../parts/peek';
import { standHatted, wear } from '../parts/wearing';
import { butterfly, cloud, sun, tulip } from '../props/nature';
import { bone, bookStack, musicNotes, note, paw, trophy } from '../props/things';
import { bunnyEars, graduationCap, headphones } from '../props/wear';

export const graduate: Look = {
  id: 'graduate',
  title: 'Top of the class',
  family: 'portraits',
  draw(stage) {
    stage.draw(rect(115, 160, 620, 430, 10), { line: 1.2 });
    stage.labels(
      [
        ['A', 190, 262],
        ['B', 278, 262],
        ['1', 590, 262],
        ['2', 668, 262],
      ],
      84,
    );
    stage.trace('M165 480L245 480L205 410ZM600 420L680 420L680 500L600 500Z', 0.9);
    stage.draw(rect(100, 586, 650, 26, 6));
    floor(stage, 800, 1);
    const hat = { size: 0.86, sink: 0.06 };
    const dog = standHatted(
      stage,
      { ground: 955, w: 470, h: 590, ...(stage.bust ? { sink: -20 } : {}) },
      graduationCap,
      hat,
      150,
    );
    stage.show(dog);
    wear(stage, dog, graduationCap, hat);
    if (stage.bust) stage.draw(rect(stage.area.x - 10, 915, stage.area.w + 20, 150), { line: 1.1 });
    stage
      .put(bookStack, 172, 1000, stage.bust ? 120 : 168)
      .put(trophy, 690, 1002, stage.bust ? 124 : 170);
    ribbon(stage, words('dog', stage.name), 425, 968, 300, 72);
    stage.frame(20, 1.4);
  },
};

export const music: Look = {
  id: 'music',
  title: 'Play it loud',
  family: 'portraits',
  draw(stage) {
    for (const [x, y, r] of [
      [150, 640, 86],
      [700, 640, 86],
    ] as const) {
      stage.draw(rect(x - 95, 330, 190, 560, 16), { line: 1.1 });
      stage
        .draw(circle(x, y + 120, r))
        .draw(circle(x, y + 120, r * 0.62))
        .draw(circle(x, y + 120, r * 0.24))
        .draw(circle(x, y - 70, r * 0.7))
        .draw(circle(x, y - 70, r * 0.28))
        .draw(circle(x, y - 220, 34))
        .draw(circle(x, y - 220, 13));
    }
    for (const [x, y, s, t] of [
      [150, 190, 110, -0.15],
      [300, 150, 100, 0.1],
      [560, 160, 110, -0.1],
      [700, 200, 120, 0.2],
    ] as const)
      stage.put(x % 20 === 0 ? note : musicNotes, x, y, s, { turn: t });
    const dog = stage.stand({
      x: 470,
      rim: 810,
      hide: stage.bust ? 0.06 : 0.24,
      w: 520,
      h: 600,
      stretch: false,
    });
    peek(stage, dog, 810);
    wear(stage, dog, headphones, { size: 0.95, sink: 0.04 });
    stage.draw(rect(60, 810, 730, 250, 10), { line: 1.1 });
    paws(stage, dog, 812);
    for (const x of [215, 635])
      stage
        .draw(circle(x, 920, 92))
        .draw(circle(x, 920, 62), { line: 0.8 })
        .draw(circle(x, 920, 24))
        .draw(path(`M${x + 96} 850L${x + 104} 856L${x + 60} 930L${x + 50} 924Z`));
    for (let i = 0; i < 4; i++)
      stage
        .draw(rect(350 + i * 40, 840, 26, 120, 10), { line: 0.8 })
        .draw(rect(345 + i * 40, 860 + ((i * 37) % 70), 36, 22, 8));
    stage
      .draw(circle(380, 990, 17))
      .draw(circle(425, 990, 17))
      .draw(circle(470, 990, 17));
    stage.mat(rounded(30));
  },
};

export const easter: Look = {
  id: 'easter',
  title: 'Easter surprise',
  family: 'portraits',
  draw(stage) {
    stage
      .put(sun(12), 165, 190, 66)
      .put(cloud, 660, 200, 110)
      .put(butterfly, 660, 400, 120, { turn: 0.3 });
    hills(stage, [650, 600, 620, 660, 620, 600]);
    const ears = { size: 0.9, sink: 0.16 };
    const dog = standHatted(stage, { ground: 940, w: 480, h: 600 }, bunnyEars, ears, 140);
    row(stage, [tulip], 860, 233, 200);
    stage.show(dog);
    wear(stage, dog, bunnyEars, ears);
    hills(stage, [930, 950, 970, 955, 930]);
    const egg = (x: number, y: number, r: number, kind: number): void => {
      const shape = path(
        `M${x} ${y - r * 1.34}C${x + r * 0.66} ${y - r * 1.34} ${x + r} ${y - r * 0.3} ${x + r} ${y + r * 0.1}C${x + r} ${y + r * 0.72} ${x + r * 0.5} ${y + r} ${x} ${y + r}C${x - r * 0.5} ${y + r} ${x - r} ${y + r * 0.72} ${x - r} ${y + r * 0.1}C${x - r} ${y - r * 0.3} ${x - r * 0.66} ${y - r * 1.34} ${x} ${y - r * 1.34}Z`,
      );
      stage.draw(shape);
      const clip = toPathData(shape);
      if (kind === 0)
        stage.trace(
          path(
            `M${x - r} ${y - r * 0.3}L${x - r * 0.5} ${y - r * 0.6}L${x} ${y - r * 0.3}L${x + r * 0.5} ${y - r * 0.6}L${x + r} ${y - r * 0.3}M${x - r} ${y + r * 0.3}L${x - r * 0.5} ${y}L${x} ${y + r * 0.3}L${x + r * 0.5} ${y}L${x + r} ${y + r * 0.3}`,
          ),
          0.9,
          clip,
        );
      else if (kind === 1)
        for (const [dx, dy] of [
          [0, -0.8],
          [-0.5, -0.1],
          [0.5, -0.1],
          [0, 0.5],
        ] as const)
          stage.draw(circle(x + dx * r, y + dy * r, r * 0.2), { line: 0.9 });
      else stage.draw(star(x, y - r * 0.1, r * 0.6, r * 0.28, 5), { line: 0.9 });
    };
    egg(165, 945, 72, 0);
    egg(690, 945, 74, 2);
    if (!stage.bust) egg(425, 965, 62, 1);
    stage.frame(ticket(50));
  },
};

/** A collector's card with stars and a shield. */
export const card: Look = {
  id: 'card',
  title: 'Collector card',
  family: 'portraits',
  draw(stage) {
    stage.draw(rect(75, 75, 700, 950, 44), { line: 1.5 });
    const named = stage.text(
      words('dog', stage.name),
      { x: 380, y: 165, width: 440, height: 62 },
      0.95,
    );
    if (!named) stage.put(bone, 360, 165, 110);
    if (!stage.logo(664, 166, 104, 92))
      stage.draw(star(672, 168, 46, 20, 5)).draw(circle(672, 170, 11));
    const box = { x: 135, y: 225, w: 580, h: 520 };
    const hole = rect(box.x, box.y, box.w, box.h, 14);
    const clip = toPathData(hole);
    stage.draw(hole, { line: 1.2 });
    for (let i = 0; i < 14; i++)
      stage.trace(
        path(
          `M${425 + Math.cos(i * 0.449 + 0.2) * 130} ${480 + Math.sin(i * 0.449 + 0.2) * 130}L${425 + Math.cos(i * 0.449 + 0.2) * 480} ${480 + Math.sin(i * 0.449 + 0.2) * 480}`,
        ),
        0.85,
        clip,
      );
    stage.show(
      stage.stand({
        ground: 728,
        w: 520,
        h: 490,
        crop: true,
        sink: 24,
        float: 0.4,
        stretch: false,
        area: box,
      }),
      { clip },
    );
    stage.trace(hole, 1.2);
    [paw, bone].forEach((prop, r) => {
      const y = 818 + r * 108;
      stage.put(prop, 190, y, prop === bone ? 62 : 84);
      for (let i = 0; i < 3; i++) stage.draw(star(360 + i * 136, y, 48, 22, 5));
      if (r > 0) stage.trace(path(`M135 ${y - 54}L715 ${y - 54}`), 0.7);
    });
  },
};
