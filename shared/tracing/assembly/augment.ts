import { at } from './memory';
import { capacityAt, makeOrphan, neighborOf, parentOf, Search, TERMINAL } from './search';

/**
 * Pushes as much flow as the path over the bridge can carry; pixels whose arc to the parent is
 * saturated become orphans.
 */
export function augment(search: Search): void {
  const from = search.bridgeFrom;
  const to = search.bridgeTo;
  const d = search.bridgeDirection;
  const out = capacityAt(search, from, d);
  const back = capacityAt(search, to, d ^ 1);
  let flow = load<i32>(out);
  flow = limitOfPath(search, from, true, flow);
  flow = limitOfPath(search, to, false, flow);
  store<i32>(out, load<i32>(out) - flow);
  store<i32>(back, load<i32>(back) + flow);
  push(search, from, flow, true);
  push(search, to, flow, false);
}

/** The flow that the path from a pixel to its terminal can carry, at most `flow`. */
function limitOfPath(search: Search, pixel: i32, fromSource: bool, flow: i32): i32 {
  for (let d = parentOf(search, pixel); d !== TERMINAL; d = parentOf(search, pixel)) {
    const up = neighborOf(search, pixel, d);
    const arc = fromSource ? capacityAt(search, up, d ^ 1) : capacityAt(search, pixel, d);
    flow = min(flow, load<i32>(arc));
    pixel = up;
  }
  const left = load<i32>(at(search.terminal, pixel));
  return min(flow, fromSource ? left : -left);
}

/** Pushes flow along the path from a pixel to its terminal. */
function push(search: Search, pixel: i32, flow: i32, fromSource: bool): void {
  for (let d = parentOf(search, pixel); d !== TERMINAL; d = parentOf(search, pixel)) {
    const up = neighborOf(search, pixel, d);
    const down = capacityAt(search, up, d ^ 1);
    const out = capacityAt(search, pixel, d);
    const used = fromSource ? down : out;
    const freed = fromSource ? out : down;
    const left = load<i32>(used) - flow;
    store<i32>(used, left);
    store<i32>(freed, load<i32>(freed) + flow);
    if (left === 0) makeOrphan(search, pixel);
    pixel = up;
  }
  const terminal = at(search.terminal, pixel);
  const left = load<i32>(terminal) + (fromSource ? -flow : flow);
  store<i32>(terminal, left);
  if (left === 0) makeOrphan(search, pixel);
}
