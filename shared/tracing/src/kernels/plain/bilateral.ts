import { sample } from '@scribblepup/imaging/plane';
import type { FlowKernel } from '../types';
import { filter } from './filter';
import { meanAlong } from './meanAlong';

export const bilateral: FlowKernel['bilateral'] = (
  { width, height, data: source },
  flow,
  where,
  { spatial, range, stepsPerL },
  passes,
) => {
  const weight = (distance: number, difference: number): number =>
    spatial[distance] *
    range[Math.min(range.length - 1, Math.floor(Math.abs(difference) * stepsPerL))];
  // Both start as copies of the source, so that unfiltered pixels are correct in either of them.
  const data = source.slice(),
    between = source.slice();
  for (let pass = 0; pass < passes; pass++) {
    filter(flow, where, between, (x, y, i) => {
      const nx = -flow.ty[i],
        ny = flow.tx[i],
        center = data[i];
      let sum = center,
        total = 1;
      for (let k = 1; k < spatial.length; k++) {
        const a = sample(data, width, height, x + nx * k, y + ny * k),
          b = sample(data, width, height, x - nx * k, y - ny * k);
        const wa = weight(k, a - center),
          wb = weight(k, b - center);
        sum += a * wa + b * wb;
        total += wa + wb;
      }
      return sum / total;
    });
    meanAlong(between, flow, where, spatial.length - 1, weight, data);
  }
  return { width, height, data };
};
