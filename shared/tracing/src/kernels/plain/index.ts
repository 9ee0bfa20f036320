import type { FlowKernel } from '../types';
import { acrossAlong } from './acrossAlong';
import { bilateral } from './bilateral';

/** The kernel in plain TypeScript, for platforms that cannot run WebAssembly. */
export const plainKernel: FlowKernel = { bilateral, acrossAlong };
