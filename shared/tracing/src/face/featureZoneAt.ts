import type { FeatureZone } from './types';

/** The surroundings of an eye or a nose with a point, px, within `reach` radii, if there are any. */
export const featureZoneAt = (
  [x, y]: readonly [x: number, y: number, ...rest: number[]],
  featureZones: readonly FeatureZone[],
  reach = 1,
): FeatureZone | undefined =>
  featureZones.find(({ at, radius }) => Math.hypot(at[0] - x, at[1] - y) < reach * radius);
