import { circle, heart, path, rect, star } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';
import type { Look } from '../types/look';
import { arch } from '../parts/frames';
import { hills } from '../parts/ground';
import { showInVessel, paws } from '../parts/rim';
import { bird, cloud, flatCloud, roundTree } from '../props/nature';
import { balloon, house } from '../props/things';
import { peephole } from '../young/framed';

/** A basket woven in two broad rows. */
function wicker(stage: Stage, x: number, rim: number, base: number, half: number): void {
  stage.draw(
    path(
      `M${x - half} ${rim}L${x - half * 0.84} ${base}C${x - half * 0.8} ${base + 14} ${x + half * 0.8} ${base + 14} ${x + half * 0.84} ${base}L${x + half} ${rim}Z`,
    ),
  );
  const middle = (rim + base) / 2 + 4;
  stage.stroke(
    path(
      `M${x - half * 0.92} ${middle}C${x - half * 0.3} ${middle + 12} ${x + half * 0.3} ${middle + 12} ${x + half * 0.92} ${middle}`,
    ),
  );
  stage.stroke(path(`M${x} ${rim}L${x} ${middle + 8}`));
  for (const s of [-1, 1])
    stage.stroke(path(`M${x + s * half * 0.42} ${middle + 8}L${x + s * half * 0.39} ${base + 8}`));
  stage.draw(rect(x - half - 12, rim - 18, half * 2 + 24, 36, 18));
}

/** The envelope of the balloon fills the sky; the dog looks out of the basket. */
export const balloonRide: Look = {
  id: 'balloon-ride',
  number: 28,
  title: 'Up in a balloon',
  family: 'scenes',
  two: 'over',
  young: {
    things: [balloon, cloud, bird],
    layout: peephole(
      circle(425, 390, 220),
      [
        0,
        'M425 80C620 80 755 220 755 400C755 570 620 690 530 770L320 770C230 690 95 570 95 400C95 220 230 80 425 80Z',
      ],
      [1, 'M310 840L540 840L515 1015L335 1015Z'],
      [1, 'M425 770L425 840'],
      [2, 'M335 770L325 840M515 770L525 840M425 80L425 170M425 610L425 770'],
    ),
    number: 43,
  },
  draw(stage) {
    hills(stage, [900, 860, 880, 910, 870, 890]);
    if (stage.rich) stage.put(house, 140, 960, 96).put(roundTree, 722, 985, 110);
    const [x, neckY, rim] = [425, 400, 770];
    for (const s of [-1, 1])
      stage.stroke(path(`M${x + s * 96} ${neckY - 20}L${x + s * 230} ${rim}`), 1);
    stage.draw(
      path(
        `M${x - 120} ${neckY - 24}C${x - 300} 310 ${x - 380} 200 ${x - 350} 40L${x + 350} 40C${x + 380} 200 ${x + 300} 310 ${x + 120} ${neckY - 24}Z`,
      ),
    );
    for (const s of [-1, 1])
      for (const k of stage.rich ? [0.32, 0.7] : [0.45])
        stage.stroke(
          path(
            `M${x + s * 120 * k} ${neckY - 24}C${x + s * 300 * k} 310 ${x + s * 380 * k} 200 ${x + s * 350 * k} 40`,
          ),
          1,
        );
    stage.draw(
      path(
        `M${x - 368} 132C${x - 180} 176 ${x + 180} 176 ${x + 368} 132L${x + 366} 218C${x + 180} 272 ${x - 180} 272 ${x - 366} 218Z`,
      ),
    );
    if (stage.hasLogo()) stage.draw(circle(x, 205, 104), { line: 1.1 }).logo(x, 205, 140, 140);
    else
      for (const s of [-1, 0, 1])
        stage.draw(s ? heart(x + s * 190, 196, 84) : star(x, 212, 46, 21, 5));
    stage.draw(
      path(
        `M${x - 124} ${neckY - 30}L${x + 124} ${neckY - 30}L${x + 104} ${neckY + 8}L${x - 104} ${neckY + 8}Z`,
      ),
    );
    const dog = stage.stand({
      x,
      rim,
      hide: stage.bust ? 0.06 : 0.24,
      w: 500,
      h: stage.bust ? 380 : 470,
      stretch: false,
    });
    const half = showInVessel(stage, dog, x, rim, [220, 300]);
    wicker(stage, x, rim, 975, half);
    paws(stage, dog, rim - 16);
    stage.put(flatCloud, 140, 530, 120).put(bird, 705, 560, 90, { mirror: true });
    stage.frame(arch());
  },
};
