import { bounds, curve, joined, placed } from '../../compose/curve';
import type { Prop } from '../../compose/prop';
import type { Room } from '../../compose/room';
import type { Stage } from '../../compose/stage';

/** Parts of a prop that are smaller, in sheet units, are left away for the young. */
const SMALLEST = 62;

const shapeOf = (prop: Prop) => joined(prop.map((part) => curve(part.d)));

/** Things whose origin is at their foot stand on the ground. */
export function stands(prop: Prop): boolean {
  const [, top, , low] = bounds(shapeOf(prop));
  return Math.abs(low) < 6 && top < -50;
}

/** A thing in a free place, as large as fits: its large shapes alone. */
export function putInto(stage: Stage, prop: Prop, { x, y, r }: Room, turn = 0): void {
  const whole = shapeOf(prop);
  const [l, t, right, b] = bounds(whole);
  const [cx, cy] = [(l + right) / 2, (t + b) / 2];
  let far = 1;
  for (let i = 0; i < whole.xy.length; i += 2) far = Math.max(far, Math.hypot(whole.xy[i]! - cx, whole.xy[i + 1]! - cy));
  const scale = r / far;
  const large = prop.filter((part) => {
    const [pl, pt, pr, pb] = bounds(placed(curve(part.d), 0, 0, scale));
    return part.fill === 'black' || (part.fill !== 'none' && Math.max(pr - pl, pb - pt) >= SMALLEST && Math.min(pr - pl, pb - pt) >= SMALLEST / 3);
  });
  const [dx, dy] = [cx * scale, cy * scale];
  stage.put(large, x - dx * Math.cos(turn) + dy * Math.sin(turn), y - dy * Math.cos(turn) - dx * Math.sin(turn), scale * 100, { turn });
}
