import { joined, type Path } from '@scribblepup/imaging/curves/path';
import type { Circle } from '@scribblepup/imaging';
import { paintEyes } from './eyes';
import { paintNose } from './nose';
import type { Solid } from './solids';

/**
 * Eyes and nose of a dog at this scale, as layers that alternate between black and white.
 * @param line width of the dog's lines in sheet units
 * @param hollow true if black must be reduced
 */
export function faceLayers(
  solids: readonly Solid[],
  lights: readonly Circle[],
  scale: number,
  line: number,
  hollow: boolean,
): Path[] {
  const eyes = solids.filter(({ isEye }) => isEye),
    noses = solids.filter(({ isEye }) => !isEye);
  const paints = [
    ...paintEyes(eyes, lights, scale, line, hollow),
    ...noses.map((nose) => paintNose(nose, scale, line, hollow)),
  ];
  const layers = ['black', 'white', 'topBlack', 'lights'] as const;
  return layers.map((layer) => joined(paints.flatMap((paint) => paint[layer] ?? [])));
}
