import { plane } from '@scribblepup/imaging/plane';
import { hysteresisThreshold } from './hysteresis';

describe('hysteresis', () => {
  it('keeps weak pixels only if they are connected to strong ones', () => {
    const field = plane(6, 1, Float32Array.from([0.3, 0.9, 0.3, 0, 0.3, 0.3]));
    expect([...hysteresisThreshold(field, 0.2, 0.5).data]).toEqual([1, 1, 1, 0, 0, 0]);
  });
});
