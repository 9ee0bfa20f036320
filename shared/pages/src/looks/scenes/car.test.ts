import { Stage } from '../../canvas/stage';
import { sitting } from '../../testing/dogs';
import { car } from './car';

/** Centers of the wheels and their radius. */
const WHEELS = [
  [215, 890],
  [612, 890],
] as const;
const RADIUS = 82;

it.each(['Bo', 'Max', 'Gypsy', 'Maggie', 'Maximus', 'Buttercup', 'Bartholomew', 'Åse-Lily', 'Ёж'])(
  'the name on the car stays off its wheels: %s',
  (name) => {
    const stage = new Stage(sitting, { name, bornMonth: null }, 'car');
    car.draw(stage);
    expect(stage.lettering.length).toBeGreaterThan(0);
    for (const { x0, y0, x1, y1 } of stage.lettering)
      for (const [x, y] of WHEELS) {
        const dx = Math.max(x0 - x, x - x1, 0);
        const dy = Math.max(y0 - y, y - y1, 0);
        expect(Math.hypot(dx, dy)).toBeGreaterThan(RADIUS + 5);
      }
  },
);
