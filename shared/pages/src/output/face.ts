import { joined, type Path } from '@scribblepup/imaging/curves/path';
import type { Circle } from '@scribblepup/imaging';
import { paintEyes } from './eyes';
import { paintNose } from './nose';
import type { FaceStyle, Solid } from './solids';

/**
 * Eyes and nose of a dog in dog units, as layers that alternate between black and white, from back
 * to front.
 */
export function faceLayers(
  solids: readonly Solid[],
  lights: readonly Circle[],
  style: FaceStyle,
): Path[] {
  const eyes = solids.filter(({ isEye }) => isEye),
    noses = solids.filter(({ isEye }) => !isEye);
  const paints = [
    ...paintEyes(eyes, lights, style),
    ...noses.map((nose) => paintNose(nose, style)),
  ];
  const layers = ['black', 'white', 'topBlack', 'lights'] as const;
  return layers.map((layer) => joined(paints.flatMap((paint) => paint[layer] ?? [])));
}
