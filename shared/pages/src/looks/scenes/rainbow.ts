import { heart, path } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../../canvas/look';
import { broad, cloudy } from '../parts/frames';
import { bird, butterfly, cloud, flatCloud, sun } from '../props/nature';
import { trim } from '../parts/trim';

/** The dog sits on a cloud under a wide rainbow. */
export const rainbow: Look = {
  id: 'rainbow',
  title: 'Over the rainbow',
  family: 'scenes',
  draw(stage) {
    stage.put(sun(14), 425, 190, 66);
    for (let i = 0; i < 6; i++) {
      const r = 400 - i * 50;
      stage.draw(path(`M${425 - r} 760A${r} ${r * 1.15} 0 0 1 ${425 + r} 760Z`));
      if (i === 2)
        trim(stage, `M${425 - r} 760A${r} ${r * 1.15} 0 0 1 ${425 + r} 760`, 'diamonds', 60, {
          tall: 36,
          shift: 7,
        });
    }
    stage.put(flatCloud, 140, 770, 170).put(flatCloud, 710, 770, 170);
    const dog = stage.stand({ ground: 900, w: 590, h: 690, sink: broad(stage) ? 24 : 60 });
    stage.show(dog);
    stage.put(cloud, 250, 915, 190).put(cloud, 605, 915, 190).put(cloud, 425, 935, 230);
    stage.draw(
      path(
        'M60 960C120 920 180 940 200 970C260 930 330 940 350 975C400 940 480 940 510 975C550 935 620 935 650 970C690 935 760 930 800 965L800 1060L60 1060Z',
      ),
    );
    for (const s of [-1, 1]) stage.draw(heart(425 + s * 300, 420, 84));
    stage
      .put(bird, 175, 290, 96)
      .put(bird, 650, 290, 80, { mirror: true })
      .put(butterfly, 660, 640, 90, { turn: 0.3 })
      .put(butterfly, 190, 600, 90, { turn: -0.3 });
    stage.frame(cloudy(30));
  },
};
