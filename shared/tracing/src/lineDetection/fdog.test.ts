import { plane } from '@scribblepup/imaging/plane';
import { flowDifferenceOfGaussians } from './fdog';
import { edgeFlow } from './flow';

it('the flow runs along a dark line, and the line responds while its surroundings do not', () => {
  const L = plane(
    40,
    40,
    Float32Array.from({ length: 1600 }, (_, i) => (Math.abs((i % 40) - 20) < 2 ? 20 : 80)),
  );
  const flow = edgeFlow([{ data: L.data, weight: 1 }], 40, 40, 2);
  expect(Math.abs(flow.ty[20 * 40 + 22])).toBeGreaterThan(0.99);
  const response = flowDifferenceOfGaussians(L, flow, new Uint8Array(1600).fill(1), {
    across: 1.5,
    along: 4,
    rho: 0.995,
  });
  expect(response[20 * 40 + 20]).toBeGreaterThan(5);
  expect(response[20 * 40 + 5]).toBeLessThan(1);
});
