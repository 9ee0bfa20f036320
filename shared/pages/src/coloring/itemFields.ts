import type { Field } from './fields';

const { max, min } = Math;

/** The fields of one item, with their total area and their bounds. */
export interface ItemFields {
  readonly owner: number;
  readonly fields: readonly number[];
  readonly area: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Groups the fields by their owner. */
export function fieldsByItem(list: readonly Field[]): Map<number, ItemFields> {
  const items = new Map<
    number,
    { -readonly [K in keyof ItemFields]: ItemFields[K] } & { fields: number[] }
  >();
  for (const [i, field] of list.entries()) {
    const item = items.get(field.owner);
    if (!item) {
      const { owner, area, left, top, right, bottom } = field;
      items.set(owner, { owner, fields: [i], area, left, top, right, bottom });
      continue;
    }
    item.fields.push(i);
    item.area += field.area;
    item.left = min(item.left, field.left);
    item.top = min(item.top, field.top);
    item.right = max(item.right, field.right);
    item.bottom = max(item.bottom, field.bottom);
  }
  return items;
}
