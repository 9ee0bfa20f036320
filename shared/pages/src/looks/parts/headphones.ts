import type { Point } from '@scribblepup/imaging';
import { contains } from '@scribblepup/imaging/curves/rings';
import { disc, solid, type Prop } from '../../canvas/prop';
import { AREA, right } from '../../canvas/sheet';
import { topOfHead } from '../../canvas/sheetHead';
import type { PlacedDog } from '../../canvas/placedDog';
import type { Stage } from '../../canvas/stage';
import { covers, featuresOf } from './hatPlace';
import { dogsToDress } from './wearing';

/** Minimum and maximum distance of an ear cup from the middle between the eyes, in head widths. */
const CUP_RANGE = [0.42, 0.72] as const;

/**
 * Minimum distance of the nose from the middle of the face of a head in profile, in head widths.
 */
const MIN_PROFILE_OFFSET = 0.38;

/** Distance of the ear from the middle between the eyes of a head in profile, in head widths. */
const EAR_DISTANCE = 0.5;

/** Maximum height of the headband above the eyes, in head widths. */
const MAX_BAND_HEIGHT = 1.1;

/** Step along the line through the eyes, in sheet units. */
const STEP = 2;

/** Puts headphones on each dog: a cup on each side of its head, or one in profile. */
export function headphones(stage: Stage, placedDog: PlacedDog): void {
  if (stage.dog.cut.top) return;
  for (const wearer of dogsToDress(stage, placedDog)) {
    const worn = headphonesFor(wearer);
    if (worn) stage.putOn(wearer, worn.prop, ...worn.at, 100, { rotation: wearer.head.tilt });
  }
}

/** Headphones that fit a head, with their origin at the height of the eyes; null if none fit. */
function headphonesFor(placedDog: PlacedDog): { prop: Prop; at: Point } | null {
  const { eyeMidpoint, width, tilt, nose } = placedDog.head;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const along = (t: number): Point => [eyeMidpoint[0] + cos * t, eyeMidpoint[1] + sin * t];
  const noseOffset = nose ? (nose[0] - eyeMidpoint[0]) * cos + (nose[1] - eyeMidpoint[1]) * sin : 0;
  const isProfile = Math.abs(noseOffset) > MIN_PROFILE_OFFSET * width;
  const [leftCup, rightCup] = isProfile
    ? [0, 0]
    : ([-1, 1] as const).map((side) => {
        const [minDistance, maxDistance] = CUP_RANGE.map((share) => share * width);
        let t = 0;
        while (t < maxDistance && contains(placedDog.rings, ...along(side * (t + STEP)))) t += STEP;
        return side * Math.max(minDistance, t);
      });
  const origin = along(
    isProfile ? -Math.sign(noseOffset) * EAR_DISTANCE * width : (leftCup + rightCup) / 2,
  );
  const top = topOfHead(origin, tilt, placedDog.rings);
  if (!top) return null;
  const height = Math.min(
    Math.hypot(top[0] - origin[0], top[1] - origin[1]),
    MAX_BAND_HEIGHT * width,
  );
  const prop = isProfile ? oneCup(height, width) : twoCups((rightCup - leftCup) / 2, height, width);
  const [reach, place] = [
    (rightCup - leftCup) / 2,
    { x: origin[0], y: origin[1], size: 100, rotation: tilt },
  ];
  const fits = origin[0] - reach > AREA.x && origin[0] + reach < right(AREA);
  return fits && !covers(prop, place, featuresOf(placedDog)) ? { prop, at: origin } : null;
}

/** A headband over the top of a head, and a cup on each side; the origin is between the cups. */
export function twoCups(half: number, height: number, width: number): Prop {
  const [thickness, cup] = [width * 0.09, width * 0.15];
  // A cubic curve reaches three quarters of the way to its control points.
  const arc = (x: number, y: number): string => `${-x} 0C${-x} ${-y} ${x} ${-y} ${x} 0`;
  const inner = `${half} 0C${half} ${-height * 1.33} ${-half} ${-height * 1.33} ${-half} 0`;
  const pad = (x: number): string =>
    `M${x - cup * 0.7} ${-cup * 0.6}C${x - cup * 0.7} ${-cup * 1.5} ${x + cup * 0.7} ${-cup * 1.5} ${x + cup * 0.7} ${-cup * 0.6}L${x + cup * 0.7} ${cup * 0.6}C${x + cup * 0.7} ${cup * 1.5} ${x - cup * 0.7} ${cup * 1.5} ${x - cup * 0.7} ${cup * 0.6}Z`;
  return [
    solid(`M${arc(half + thickness, (height + thickness) * 1.33)}L${inner}Z`),
    solid(pad(-half)),
    solid(pad(half)),
  ];
}

/** The cup and the side of the headband of a head in profile; the origin is the cup's middle. */
export function oneCup(height: number, width: number): Prop {
  const [half, cup, end] = [width * 0.06, width * 0.24, height + width * 0.06];
  return [
    solid(
      `M${-half} 0L${-half} ${-end}C${-half} ${-end - half * 1.4} ${half} ${-end - half * 1.4} ${half} ${-end}L${half} 0Z`,
    ),
    solid(disc(0, 0, cup)),
    solid(disc(0, 0, cup * 0.5)),
  ];
}
