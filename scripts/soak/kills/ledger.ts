/** The writes that the page has confirmed, and which of them a kill lost. */

export interface ProjectIds {
  readonly project: string;
  readonly book: string;
}

/**
 * A message from the page: it is about to click, the picker says that all is saved, or a write has
 * resolved.
 */
export type Message =
  | { readonly kind: 'click'; readonly n: number }
  | { readonly kind: 'saved'; readonly pressed: readonly number[] }
  | { readonly kind: 'draft' | 'picks' | 'cover'; readonly n: number }
  | { readonly kind: 'order' | 'import'; readonly n: number; readonly id: string };

/** A write found on the device. */
export interface NumberedWrite {
  readonly n: number;
  /** True if none of its parts is missing. */
  readonly isWhole: boolean;
}
type StoredItem = NumberedWrite & { readonly id: string };

/** Contents of the device, as the page reads them. */
export interface DeviceContents {
  readonly draft: NumberedWrite;
  readonly picks: NumberedWrite;
  readonly cover: NumberedWrite;
  readonly orders: readonly StoredItem[];
  /** True if the book's count of copies matches these orders. */
  readonly isCounted: boolean;
  readonly imports: readonly StoredItem[];
  readonly damaged: readonly string[];
  /** The pages that the picker shows as picked. */
  readonly pressed: readonly number[];
}

export interface Ledger {
  /** The number of the last write, by kind. */
  numbers: Record<string, number>;
  orders: string[];
  imports: string[];
  pressed: readonly number[];
  /** Clicks since the picker last said that all is saved. */
  clicks: number[];
}

export const emptyLedger = (): Ledger => ({
  numbers: { draft: 0, picks: 0, cover: 0, order: 0, import: 0 },
  orders: [],
  imports: [],
  pressed: [],
  clicks: [],
});

export const record = (ledger: Ledger, message: Message): void => {
  if (message.kind === 'click') ledger.clicks.push(message.n);
  else if (message.kind === 'saved') {
    ledger.pressed = message.pressed;
    ledger.clicks = [];
  } else {
    ledger.numbers[message.kind] = message.n;
    if (message.kind === 'order') ledger.orders.push(message.id);
    if (message.kind === 'import') ledger.imports.push(message.id);
  }
};

const toggled = (pressed: readonly number[], n: number): number[] =>
  pressed.includes(n)
    ? pressed.filter((other) => other !== n)
    : [...pressed, n].sort((a, b) => a - b);

/** Whether `seen` are the confirmed picks after none, some or all of the later clicks, in order. */
const isPossible = ({ pressed, clicks }: Ledger, seen: readonly number[]): boolean => {
  let picks = pressed;
  if (picks.join() === seen.join()) return true;
  for (const n of clicks) {
    picks = toggled(picks, n);
    if (picks.join() === seen.join()) return true;
  }
  return false;
};

/**
 * Confirmed writes that are gone, and writes that are only partly there; empty if there are none.
 */
export const findLosses = (ledger: Ledger, read: DeviceContents): string[] => {
  const lost: string[] = [];
  for (const kind of ['draft', 'picks', 'cover'] as const) {
    const { n, isWhole } = read[kind];
    if (n < ledger.numbers[kind]) lost.push(`${kind} ${ledger.numbers[kind]}, found ${n}`);
    if (!isWhole) lost.push(`part of ${kind} ${n}`);
  }
  for (const kind of ['orders', 'imports'] as const) {
    const found = new Set(read[kind].map(({ id }) => id));
    for (const id of ledger[kind]) if (!found.has(id)) lost.push(`${kind} ${id}`);
    for (const { n, isWhole } of read[kind]) if (!isWhole) lost.push(`part of ${kind} ${n}`);
  }
  if (!read.isCounted) lost.push('the count of copies, which differs from the orders');
  if (!isPossible(ledger, read.pressed)) {
    lost.push(
      `clicks: after the picks ${ledger.pressed.join()} and the clicks ${ledger.clicks.join()}, found ${read.pressed.join()}`,
    );
  }
  return [...lost, ...read.damaged.map((record) => `damaged ${record}`)];
};

/** The ledger for the next visit, which continues from the contents of the device. */
export const nextLedger = (read: DeviceContents): Ledger => {
  const last = (items: readonly StoredItem[]): number => Math.max(0, ...items.map(({ n }) => n));
  return {
    numbers: {
      draft: read.draft.n,
      picks: read.picks.n,
      cover: read.cover.n,
      order: last(read.orders),
      import: last(read.imports),
    },
    orders: read.orders.map(({ id }) => id),
    imports: [],
    pressed: read.pressed,
    clicks: [],
  };
};
