import type { FeatureZone } from './types';

/**
 * Returns the first zone of an eye or a nose that contains a point (px) after its radius is
 * multiplied by `reach`; undefined if none does.
 */
export const featureZoneAt = (
  [x, y]: readonly [x: number, y: number, ...rest: number[]],
  featureZones: readonly FeatureZone[],
  reach = 1,
): FeatureZone | undefined =>
  featureZones.find(({ at, radius }) => Math.hypot(at[0] - x, at[1] - y) < reach * radius);
