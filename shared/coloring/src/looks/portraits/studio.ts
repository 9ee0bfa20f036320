import { toPathData } from '../../compose/curve';
import { circle, ellipse, path, rect, scallop, star } from '../../compose/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../look';
import { ribbon } from '../parts/banner';
import { rounded, ticket } from '../parts/frames';
import { floor, hills, row } from '../parts/ground';
import { standHatted, wear } from '../parts/wearing';
import { butterfly, cloud, sun, tulip } from '../props/nature';
import { bone, bookStack, bucket, musicNotes, note, paw, trophy } from '../props/things';
import { bunnyEars, graduationCap, headphones } from '../props/wear';

/** A painting of the dog on an easel, the paints beside it. */
export const easel: Look = {
  id: 'easel',
  title: 'The masterpiece',
  family: 'portraits',
  draw(stage) {
    floor(stage, 850, 1);
    for (const s of [-1, 1]) stage.draw(path(`M${425 + s * 40} 90L${425 + s * 64} 90L${425 + s * 270} 1010L${425 + s * 240} 1010Z`));
    stage.draw(rect(412, 90, 26, 850));
    const box = { x: 175, y: 170, w: 500, h: 600 };
    stage.draw(rect(box.x - 14, box.y - 14, box.w + 28, box.h + 28), { line: 1.2 });
    const hole = rect(box.x, box.y, box.w, box.h);
    stage.draw(hole).put(sun(12), 260, 260, 52).put(cloud, 560, 250, 80);
    stage.draw(path('M175 640C300 590 420 620 520 600C580 590 640 600 675 590L675 770L175 770Z'));
    const dog = stage.stand({ ground: 748, w: 410, h: 480, crop: true, sink: 26, float: 0.2, stretch: false, area: box });
    stage.show(dog, { clip: toPathData(hole) }).trace(hole, 1.1);
    stage.draw(rect(150, 786, 550, 40, 6)).draw(rect(380, 130, 90, 44, 6));
    stage.draw(path('M95 985C80 920 150 880 230 890C300 900 310 940 270 950C240 958 250 985 270 1000C220 1022 110 1022 95 985Z'));
    for (const [x, y] of [[140, 940], [185, 918], [235, 918], [150, 980], [205, 985]] as const) stage.draw(ellipse(x, y, 17, 13));
    stage.put(bucket, 650, 1005, 110).draw(path('M620 935L560 800L576 794L640 930Z')).draw(path('M668 930L690 780L706 784L684 934Z')).draw(path('M560 800C548 780 552 760 566 748C578 762 580 780 576 794Z')).draw(path('M690 780C688 758 700 744 712 738C718 754 716 770 706 784Z'));
    stage.mat(rounded(12));
  },
};

export const graduate: Look = {
  id: 'graduate',
  title: 'Top of the class',
  family: 'portraits',
  draw(stage) {
    stage.draw(rect(115, 160, 620, 430, 10), { line: 1.2 });
    stage.labels([['A', 190, 250], ['B', 260, 250], ['1', 590, 250], ['2', 660, 250]], 56);
    stage.trace('M165 480L245 480L205 410ZM600 420L680 420L680 500L600 500Z', 0.9);
    stage.draw(rect(100, 586, 650, 26, 6));
    floor(stage, 800, 1);
    const hat = { size: 0.86, sink: 0.06 };
    const dog = standHatted(stage, { ground: 955, w: 470, h: 590 }, graduationCap, hat, 150);
    stage.show(dog);
    wear(stage, dog, graduationCap, hat);
    stage.put(bookStack, 172, 1000, 168).put(trophy, 682, 1002, 170);
    ribbon(stage, words('dog', stage.name), 425, 968, 300, 72);
    stage.frame(20, 1.4);
  },
};

export const music: Look = {
  id: 'music',
  title: 'Play it loud',
  family: 'portraits',
  draw(stage) {
    for (const [x, y, r] of [[150, 640, 86], [700, 640, 86]] as const) {
      stage.draw(rect(x - 95, 330, 190, 560, 16), { line: 1.1 });
      stage.draw(circle(x, y + 120, r)).draw(circle(x, y + 120, r * 0.62)).draw(circle(x, y + 120, r * 0.24)).draw(circle(x, y - 70, r * 0.7)).draw(circle(x, y - 70, r * 0.28)).draw(circle(x, y - 220, 34)).draw(circle(x, y - 220, 13));
    }
    for (const [x, y, s, t] of [[150, 190, 110, -0.15], [300, 150, 100, 0.1], [560, 160, 110, -0.1], [700, 200, 120, 0.2]] as const) stage.put(x % 20 === 0 ? note : musicNotes, x, y, s, { turn: t });
    const dog = stage.stand({ rim: 810, hide: stage.bust ? 0.06 : 0.24, w: 450, h: 540, stretch: false });
    stage.show(dog);
    wear(stage, dog, headphones, { size: 0.95, sink: 0.04 });
    stage.draw(rect(60, 810, 730, 250, 10), { line: 1.1 });
    for (const x of [215, 635]) stage.draw(circle(x, 920, 92)).draw(circle(x, 920, 62), { line: 0.8 }).draw(circle(x, 920, 24)).draw(path(`M${x + 96} 850L${x + 104} 856L${x + 60} 930L${x + 50} 924Z`));
    for (let i = 0; i < 4; i++) stage.draw(rect(350 + i * 40, 840, 26, 120, 10), { line: 0.8 }).draw(rect(345 + i * 40, 860 + ((i * 37) % 70), 36, 22, 8));
    stage.draw(circle(380, 990, 17)).draw(circle(425, 990, 17)).draw(circle(470, 990, 17));
    stage.mat(rounded(30));
  },
};

export const easter: Look = {
  id: 'easter',
  title: 'Easter surprise',
  family: 'portraits',
  draw(stage) {
    stage.put(sun(12), 165, 190, 66).put(cloud, 660, 200, 110).put(butterfly, 660, 400, 120, { turn: 0.3 });
    hills(stage, [650, 600, 620, 660, 620, 600]);
    const ears = { size: 0.9, sink: 0.16 };
    const dog = standHatted(stage, { ground: 940, w: 480, h: 600 }, bunnyEars, ears, 140);
    row(stage, [tulip], 860, 233, 200);
    stage.show(dog);
    wear(stage, dog, bunnyEars, ears);
    hills(stage, [930, 950, 970, 955, 930]);
    const egg = (x: number, y: number, r: number, kind: number): void => {
      const shape = path(`M${x} ${y - r * 1.34}C${x + r * 0.66} ${y - r * 1.34} ${x + r} ${y - r * 0.3} ${x + r} ${y + r * 0.1}C${x + r} ${y + r * 0.72} ${x + r * 0.5} ${y + r} ${x} ${y + r}C${x - r * 0.5} ${y + r} ${x - r} ${y + r * 0.72} ${x - r} ${y + r * 0.1}C${x - r} ${y - r * 0.3} ${x - r * 0.66} ${y - r * 1.34} ${x} ${y - r * 1.34}Z`);
      stage.draw(shape);
      const clip = toPathData(shape);
      if (kind === 0) stage.trace(path(`M${x - r} ${y - r * 0.3}L${x - r * 0.5} ${y - r * 0.6}L${x} ${y - r * 0.3}L${x + r * 0.5} ${y - r * 0.6}L${x + r} ${y - r * 0.3}M${x - r} ${y + r * 0.3}L${x - r * 0.5} ${y}L${x} ${y + r * 0.3}L${x + r * 0.5} ${y}L${x + r} ${y + r * 0.3}`), 0.9, clip);
      else if (kind === 1) for (const [dx, dy] of [[0, -0.8], [-0.5, -0.1], [0.5, -0.1], [0, 0.5]] as const) stage.draw(circle(x + dx * r, y + dy * r, r * 0.2), { line: 0.9 });
      else stage.draw(star(x, y - r * 0.1, r * 0.6, r * 0.28, 5), { line: 0.9 });
    };
    egg(165, 945, 72, 0);
    egg(690, 945, 74, 2);
    if (!stage.bust) egg(425, 965, 62, 1);
    stage.frame(ticket(50));
  },
};

/** Three instant photos on a line with pegs. */
export const photoLine: Look = {
  id: 'photo-line',
  title: 'Instant photos',
  family: 'portraits',
  draw(stage) {
    const shot = (x: number, y: number, w: number, h: number, mirror: boolean, kind: number): void => {
      stage.draw(rect(x, y, w, h, 6), { line: 1.1 });
      const box = { x: x + 22, y: y + 22, w: w - 44, h: h - 104 };
      const hole = rect(box.x, box.y, box.w, box.h);
      const clip = toPathData(hole);
      stage.draw(hole);
      if (kind === 0) stage.draw(scallop(box.x + 70, box.y + 60, 46, 30, 7, 0.6), { clip }).draw(path(`M${box.x} ${box.y + box.h * 0.7}C${box.x + box.w * 0.4} ${box.y + box.h * 0.6} ${box.x + box.w * 0.7} ${box.y + box.h * 0.75} ${box.x + box.w} ${box.y + box.h * 0.64}L${box.x + box.w} ${box.y + box.h}L${box.x} ${box.y + box.h}Z`));
      if (kind === 1) for (let i = 0; i < 6; i++) stage.trace(path(`M${box.x + box.w / 2} ${box.y + box.h / 2}L${box.x + box.w / 2 + Math.cos(i * 1.047 + 0.2) * 500} ${box.y + box.h / 2 + Math.sin(i * 1.047 + 0.2) * 500}`), 0.8, clip);
      if (kind === 2) for (let i = 0; i < 5; i++) stage.draw(circle(box.x + 50 + (i % 2) * (box.w - 100), box.y + 40 + i * 52, 22), { clip });
      const dog = stage.stand({ ground: box.y + box.h - 8, w: box.w * 0.86, h: box.h * 0.88, crop: true, sink: 12, float: 0.3, stretch: false, mirror, area: box });
      stage.show(dog, { clip, detail: dog.item.detail * 0.6 });
      stage.trace(hole, 1.1);
    };
    stage.trace(path('M40 150C200 110 640 110 810 150M40 640C250 600 600 600 810 640'), 1.2);
    shot(95, 150, 310, 390, false, 0);
    shot(445, 150, 310, 390, true, 2);
    shot(235, 625, 380, 395, false, 1);
    for (const [x, y] of [[250, 118], [600, 118], [425, 594]] as const) stage.draw(rect(x - 13, y, 26, 58, 6));
    if (stage.name) stage.text(stage.name, { x: 425, y: 978, width: 300, height: 44 }, 0.8);
    stage.put(bone, 250, 498, 60).put(bone, 600, 498, 60).put(paw, 150, 820, 110, { turn: -0.3 }).put(paw, 700, 820, 110, { turn: 0.3 });
    stage.mat(rounded(14));
  },
};

/** A collector's card with stars and a shield. */
export const card: Look = {
  id: 'card',
  title: 'Collector card',
  family: 'portraits',
  draw(stage) {
    stage.draw(rect(75, 75, 700, 950, 44), { line: 1.5 });
    const named = stage.text(words('dog', stage.name), { x: 380, y: 165, width: 440, height: 62 }, 0.95);
    if (!named) stage.put(bone, 360, 165, 110);
    if (!stage.logo(664, 166, 104, 92)) stage.draw(star(672, 168, 46, 20, 5)).draw(circle(672, 170, 11));
    const box = { x: 135, y: 225, w: 580, h: 520 };
    const hole = rect(box.x, box.y, box.w, box.h, 14);
    const clip = toPathData(hole);
    stage.draw(hole, { line: 1.2 });
    for (let i = 0; i < 6; i++) stage.trace(path(`M425 480L${425 + Math.cos(i * 1.047 + 0.3) * 480} ${480 + Math.sin(i * 1.047 + 0.3) * 480}`), 0.85, clip);
    stage.show(stage.stand({ ground: 728, w: 460, h: 470, crop: true, sink: 24, float: 0.4, stretch: false, area: box }), { clip });
    stage.trace(hole, 1.2);
    [paw, bone].forEach((prop, r) => {
      const y = 818 + r * 108;
      stage.put(prop, 190, y, prop === bone ? 62 : 84);
      for (let i = 0; i < 3; i++) stage.draw(star(360 + i * 136, y, 48, 22, 5));
      if (r > 0) stage.trace(path(`M135 ${y - 54}L715 ${y - 54}`), 0.7);
    });
  },
};
