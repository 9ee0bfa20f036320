import type { FlowKernel } from '../types';
import { acrossAlong } from './acrossAlong';
import { bilateral } from './bilateral';

/** The kernel in plain TypeScript, where WebAssembly cannot run. */
export const plainKernel: FlowKernel = { bilateral, acrossAlong };
