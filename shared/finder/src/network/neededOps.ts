import type { Op } from '../weights/types';

/** The ops that the wanted tensors depend on, in order. */
export function opsFor(ops: readonly Op[], wanted: readonly number[]): readonly Op[] {
  const needed = new Set(wanted);
  const kept: Op[] = [];
  for (const op of [...ops].reverse()) {
    if (!needed.has(op.out)) continue;
    for (const tensor of op.in) needed.add(tensor);
    kept.push(op);
  }
  return kept.reverse();
}
