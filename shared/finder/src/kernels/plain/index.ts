import type { AddTask, Kernel } from '../types';
import { depthwise } from './depthwise';
import { multiply } from './multiply';
import { resample } from './resample';
import { resize } from './resize';

function add(memory: Float32Array, { first: a, second: b, output, floats }: AddTask): void {
  for (let i = 0; i < floats; i++) memory[output + i] = memory[a + i] + memory[b + i];
}

/** The kernel in plain TypeScript: runs everywhere, about 15 times as slow as the SIMD kernel. */
export function plainKernel(): Kernel {
  let memory = new Float32Array(0);
  let integers = new Int16Array(memory.buffer);
  return {
    name: 'plain',
    reserve: (floats) => {
      if (floats > memory.length) {
        const before = memory;
        memory = new Float32Array(floats);
        memory.set(before);
        integers = new Int16Array(memory.buffer);
      }
      return memory;
    },
    multiply: (task) => multiply(memory, integers, task),
    depthwise: (task) => depthwise(memory, task),
    add: (task) => add(memory, task),
    resize: (task) => resize(memory, task),
    resample,
  };
}
