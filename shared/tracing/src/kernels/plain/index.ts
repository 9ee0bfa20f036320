import type { FlowKernel } from '../types';
import { convolveAcrossAlong } from './convolveAcrossAlong';
import { bilateral } from './bilateral';
import { tangents, tensors } from './tensors';

/** The filters in plain TypeScript, for platforms that cannot run WebAssembly. */
export const plainFlow: FlowKernel = { tensors, tangents, bilateral, convolveAcrossAlong };
