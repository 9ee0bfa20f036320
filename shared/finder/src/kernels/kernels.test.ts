import { resolve } from 'node:path';
import { sourceHash } from '../../../../scripts/config/assemble';
import { bestKernel } from '.';
import { MODULE_SOURCE } from './moduleBytes';

test('the bytes of the SIMD kernel were compiled from its current source', async () => {
  expect(await sourceHash(resolve(__dirname, '../..'))).toBe(MODULE_SOURCE);
});

describe('the best kernel', () => {
  test('has SIMD where the platform supports it', () => {
    expect(bestKernel().name).toBe('simd');
  });

  test('is the plain one where a policy forbids WebAssembly', () => {
    jest.spyOn(WebAssembly, 'Module').mockImplementation(() => {
      throw new Error('blocked by a policy');
    });
    expect(bestKernel().name).toBe('plain');
  });

  test('is the plain one where there is no WebAssembly', () => {
    const property = Object.getOwnPropertyDescriptor(globalThis, 'WebAssembly')!;
    Reflect.deleteProperty(globalThis, 'WebAssembly');
    const kernel = bestKernel();
    Object.defineProperty(globalThis, 'WebAssembly', property);
    expect(kernel.name).toBe('plain');
  });
});
