import { sample } from '@scribblepup/imaging/plane';
import type { FlowKernel } from '../types';
import { filter, visitAlong } from './filter';

export const acrossAlong: FlowKernel['acrossAlong'] = (
  { width, height, data },
  flow,
  where,
  across,
  along,
) => {
  const sums = new Float32Array(data.length),
    means = new Float32Array(data.length),
    ways = new Int32Array(2 * (along.length - 1));
  filter(flow, where, sums, (x, y, i) => {
    const nx = -flow.ty[i],
      ny = flow.tx[i];
    let sum = across[0] * data[i];
    for (let k = 1; k < across.length; k++)
      sum +=
        across[k] *
        (sample(data, width, height, x + nx * k, y + ny * k) +
          sample(data, width, height, x - nx * k, y - ny * k));
    return sum;
  });
  filter(flow, where, means, (x, y, i) => {
    let sum = sums[i],
      total = 1;
    visitAlong(flow, x, y, ways, (j, distance) => {
      sum += along[distance] * sums[j];
      total += along[distance];
    });
    return sum / total;
  });
  return means;
};
