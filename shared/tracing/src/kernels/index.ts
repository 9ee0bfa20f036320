import { withFallback } from '@scribblepup/imaging/kernels/instantiateWasm';
import { plainFlow } from './plain';
import { createGrid } from './plain/minCut';
import type { CutGrid, CutKernel, FlowKernel } from './types';
import { wasmCuts } from './wasm/cuts';
import { wasmFlow } from './wasm/flow';

// Created when the first photo is drawn.
let flow: FlowKernel | null = null,
  cuts: CutKernel | null = null;

/** The fastest filters that run here. */
export const flowKernel = (): FlowKernel => (flow ??= withFallback(wasmFlow, () => plainFlow));

/** A grid for the fastest minimum cut that runs here; valid until the next call. */
export const cutGrid = (width: number, height: number): CutGrid =>
  (cuts ??= withFallback(wasmCuts, () => createGrid))(width, height);
