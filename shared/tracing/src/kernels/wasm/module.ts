import { compileWasm } from '@scribblepup/imaging/kernels/instantiateWasm';
import { MODULE_BYTES } from '../moduleBytes';

let compiled: object | null = null;

/**
 * The module of both kernels, compiled once.
 * @throws if the platform cannot run it
 */
export const wasmModule = (): object => (compiled ??= compileWasm(MODULE_BYTES));
