import { at, byteAt } from './memory';
import { capacityAt, isInside, neighborOf, numberOfPixels, Search } from './search';

/**
 * Pushes all flow that can reach the sink over a single link. That is much of the total flow, and
 * needs no search.
 */
export function sendDirectly(search: Search): void {
  const size = numberOfPixels(search);
  for (let i = 0; i < size; i++) if (load<i32>(at(search.terminal, i)) > 0) sendFrom(search, i);
}

function sendFrom(search: Search, pixel: i32): void {
  const bits = load<u8>(byteAt(search.inside, pixel)) as i32;
  let left = load<i32>(at(search.terminal, pixel));
  for (let d = 0; d < 8 && left > 0; d++) {
    if (!isInside(bits, d)) continue;
    const other = neighborOf(search, pixel, d);
    const otherTerminal = at(search.terminal, other);
    const demand = -load<i32>(otherTerminal);
    if (demand <= 0) continue;
    const out = capacityAt(search, pixel, d);
    const back = capacityAt(search, other, d ^ 1);
    const flow = min(left, min(load<i32>(out), demand));
    left -= flow;
    store<i32>(otherTerminal, flow - demand);
    store<i32>(out, load<i32>(out) - flow);
    store<i32>(back, load<i32>(back) + flow);
  }
  store<i32>(at(search.terminal, pixel), left);
}
