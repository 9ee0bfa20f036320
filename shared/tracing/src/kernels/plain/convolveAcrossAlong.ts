import { sample } from '@scribblepup/imaging/plane';
import type { FlowKernel } from '../types';
import { filter } from './filter';
import { meanAlong } from './meanAlong';

export const convolveAcrossAlong: FlowKernel['convolveAcrossAlong'] = (
  { width, height, data },
  flow,
  where,
  across,
  along,
) => {
  const sums = new Float32Array(data.length),
    means = new Float32Array(data.length);
  filter(flow, where, sums, (x, y, i) => {
    const nx = -flow.ty[i],
      ny = flow.tx[i];
    let sum = across[0] * data[i];
    for (let k = 1; k < across.length; k++)
      sum +=
        sample(data, width, height, x + nx * k, y + ny * k) * across[k] +
        sample(data, width, height, x - nx * k, y - ny * k) * across[k];
    return sum;
  });
  meanAlong(sums, flow, where, along.length - 1, (distance) => along[distance], means);
  return means;
};
