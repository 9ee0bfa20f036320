import type { LabImage } from '@scribblepup/imaging/lab';
import { cutGrid } from '../kernels';
import type { CutGrid } from '../kernels/types';

/** Capacities are integers: this many steps per unit of energy. */
export const CAPACITY_STEPS = 8;

/**
 * A picture's pixels as a flow network that remembers its flow. A cut continues from the flow of
 * the cuts before it (Kohli, Torr 2005, "Efficiently Solving Dynamic Markov Random Fields Using
 * Graph Cuts"): usually little has changed, and the minimum cut does not depend on the starting
 * flow.
 */
export interface FlowNetwork {
  readonly grid: CutGrid;
  /** Flow from the source to each pixel, or from it to the sink (negative). */
  readonly terminalFlow: Int32Array;
}

/**
 * Finds the minimum cut for these terminals; the network keeps the flow for the next cut. Returns
 * 1 for pixels on the source's side.
 */
export function incrementalMinCut(
  { grid, terminalFlow }: FlowNetwork,
  terminal: Int32Array,
): Uint8Array {
  grid.terminal.set(terminal);
  subtract(grid.terminal, terminalFlow);
  const result = grid.minCut();
  terminalFlow.set(terminal);
  subtract(terminalFlow, grid.terminal);
  return result;
}

function subtract(from: Int32Array, values: Int32Array): void {
  for (let i = 0; i < from.length; i++) from[i] -= values[i];
}

/**
 * Builds a picture's network without any flow: links between similar neighbors are expensive to
 * cut, links across an edge cheap. It is valid until the next call, which reuses its memory.
 * @param gamma weight of the boundary's length
 */
export function networkOf(lab: LabImage, gamma: number): FlowNetwork {
  const grid = cutGrid(lab.width, lab.height);
  grid.linkNeighbors(lab, gamma * CAPACITY_STEPS);
  return { grid, terminalFlow: new Int32Array(lab.width * lab.height) };
}
