import { registry } from './registry';
import type { Look } from './types/look';

export type { Look } from './types/look';

/** All looks, in the order of their numbers. */
export const looks: readonly Look[] = [...registry].sort((a, b) => a.number - b.number);

const byId: ReadonlyMap<string, Look> = new Map(looks.map((look) => [look.id, look]));

/** The look with this id. Throws RangeError if there is none. */
export function lookOf(id: string): Look {
  const look = byId.get(id);
  if (!look) throw new RangeError(`no look is called ${id}`);
  return look;
}
