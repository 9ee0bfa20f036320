import type { FeatureZone } from './types';

/** Whether a point, px, lies within `reach` radii of an eye or a nose. */
export const isNearFeature = (
  [x, y]: readonly [x: number, y: number, ...rest: number[]],
  featureZones: readonly FeatureZone[],
  reach = 1,
): boolean =>
  featureZones.some(({ at, radius }) => Math.hypot(at[0] - x, at[1] - y) < reach * radius);
