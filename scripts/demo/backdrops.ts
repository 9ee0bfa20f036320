/**
 * Backgrounds of the demo photos, 900 x 900 units: one color and out of focus, as in a portrait.
 */

export const photoSize = 900;

type Spot = readonly [x: number, y: number, r: number, opacity: number];

const spots: readonly Spot[] = [
  [120, 130, 90, 0.16],
  [250, 70, 60, 0.12],
  [770, 120, 110, 0.16],
  [690, 40, 50, 0.12],
  [60, 420, 70, 0.1],
  [850, 400, 80, 0.12],
  [110, 650, 50, 0.08],
  [820, 690, 60, 0.08],
];

/** Colors at the upper and lower edges. */
const backdrops = {
  sky: ['#8CC6EE', '#A9D6F3'],
  mint: ['#8FD0B5', '#ABDDC7'],
  lagoon: ['#7FC4C9', '#9DD5D8'],
  straw: ['#F6D38A', '#F9DFA6'],
} as const;

export type Backdrop = keyof typeof backdrops;

/** The background as SVG markup. */
export const backdropMarkup = (backdrop: Backdrop): string => {
  const [from, to] = backdrops[backdrop];
  const lights = spots.map(
    ([cx, cy, r, opacity]) =>
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#fff" opacity="${opacity}"/>`,
  );
  return (
    `<linearGradient id="backdrop" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<filter id="soft" filterUnits="userSpaceOnUse" x="-100" y="-100" width="1100" height="1100"><feGaussianBlur stdDeviation="8"/></filter>` +
    `<rect width="900" height="900" fill="url(#backdrop)"/><g filter="url(#soft)">${lights.join('')}</g>`
  );
};
