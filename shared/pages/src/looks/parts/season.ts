import type { Prop } from '../../canvas/prop';
import type { Stage } from '../../canvas/stage';
import { butterfly, daisy, leaf, mapleLeaf, snowflake, sun } from '../props/nature';

const WINTER: readonly Prop[] = [snowflake];
const SPRING: readonly Prop[] = [butterfly];
const SUMMER: readonly Prop[] = [sun(12), butterfly];
const AUTUMN: readonly Prop[] = [mapleLeaf, leaf];

/** Props for each birth month that float in the air. */
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

/**
 * Draws two large things of the birth month beside the dog. Draws nothing if the month is not
 * known.
 */
export function seasonal(stage: Stage): void {
  const month = stage.choices.bornMonth;
  const props = month === null ? undefined : MONTHS[month - 1];
  if (!props) return;
  stage
    .put(props[0], 135, 690, 78, { turn: -0.3 })
    .put(props[props.length - 1], 715, 690, 78, { turn: 0.3 });
}
