import { blurInPlace } from '@scribblepup/imaging/blur';
import { plane } from '@scribblepup/imaging/plane';
import { flowKernel } from '../kernels';
import type { Channel, Flow } from '../kernels/types';

/**
 * Edge tangent flow from the smoothed structure tensor of several channels (Kang, Lee, Chui 2007,
 * section 2.1, in the tensor form of Kyprianidis, Kang 2011, section 3.1).
 * @param sigma px over which directions are averaged
 */
export function edgeFlow(
  channels: readonly Channel[],
  width: number,
  height: number,
  sigma: number,
): Flow {
  const kernel = flowKernel();
  const tensors = kernel.tensors(channels, width, height);
  for (const data of tensors) blurInPlace(plane(width, height, data), sigma);
  return kernel.tangents(tensors, width, height);
}
