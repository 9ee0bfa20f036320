import type { Prop } from '../../canvas/prop';
import type { Stage } from '../../canvas/stage';
import { butterfly, daisy, leaf, mapleLeaf, snowflake, sun } from '../props/nature';

const WINTER: readonly Prop[] = [snowflake];
const SPRING: readonly Prop[] = [butterfly];
const SUMMER: readonly Prop[] = [sun(12), butterfly];
const AUTUMN: readonly Prop[] = [mapleLeaf, leaf];

/** The props of each birth month. */
const MONTHS: readonly (readonly Prop[])[] = [
  WINTER,
  WINTER,
  SPRING,
  SPRING,
  [daisy],
  SUMMER,
  SUMMER,
  SUMMER,
  AUTUMN,
  AUTUMN,
  AUTUMN,
  WINTER,
];

const ofMonth = (month: number | null | undefined): readonly Prop[] | undefined =>
  typeof month === 'number' ? MONTHS[month - 1] : undefined;

/**
 * Draws two large things of the birth month on both sides of the dog; next to two dogs, one for
 * each dog's month. Draws nothing for an unknown month, or on the simplest page.
 */
export function seasonalThings(stage: Stage, y = 690): void {
  if (stage.simplification > 1) return;
  const [left, right] = [ofMonth(stage.months.at(0)), ofMonth(stage.months.at(-1))];
  if (left) stage.put(left[0], 135, y, 78, { rotation: -0.3 });
  if (right) stage.put(right[right.length - 1], 715, y, 78, { rotation: 0.3 });
}
