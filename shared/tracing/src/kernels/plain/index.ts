import type { FlowKernel } from '../types';
import { acrossAlong } from './acrossAlong';
import { bilateral } from './bilateral';
import { tangents, tensors } from './tensors';

/** The kernel in plain TypeScript, for platforms that cannot run WebAssembly. */
export const plainKernel: FlowKernel = { tensors, tangents, bilateral, acrossAlong };
