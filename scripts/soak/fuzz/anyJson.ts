import fc from 'fast-check';

/** One of several valid JSON texts, with changes first to its values and then to its characters. */
export interface AnyText {
  /** Index of the valid text. */
  readonly index: number;
  readonly edits: readonly Edit[];
  /** Share of the text that stays, if its end is cut off. */
  readonly cut: number | null;
  /** Characters to insert; `position` is a share of the text's length. */
  readonly insert: { readonly position: number; readonly letters: string } | null;
  /** A different text that replaces it. */
  readonly replacement: string | null;
}

interface Edit {
  /** Index of the place in the value; wraps around. */
  readonly placeIndex: number;
  readonly kind: 'replace' | 'remove' | 'add' | 'repeat' | 'swap' | 'nest';
  readonly value: unknown;
  readonly name: string;
}

const names = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'length', 'then', '0', ''),
  fc.string({ maxLength: 8 }),
);

const odd = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0.5,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  2 ** 32,
  '',
  '../../x',
  'https://[',
  'javascript:alert(1)',
  'data:text/html,x',
  '\u0000',
  '\ud800',
  'M0 0L1 1Z',
  'a'.repeat(100_000),
  '99999999999999999999.9999999999',
  [],
  {},
);

const edit: fc.Arbitrary<Edit> = fc.record({
  placeIndex: fc.nat(100_000),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat', 'swap', 'nest'),
  value: fc.oneof(odd, fc.integer(), fc.double({ noNaN: true }), fc.jsonValue()),
  name: names,
});

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Mostly null. */
const sometimes = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 15, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** Any text, made from one of `count` valid ones. */
export const anyText = (count: number): fc.Arbitrary<AnyText> =>
  fc.record({
    index: fc.nat(count - 1),
    edits: fc.array(edit, { maxLength: 6 }),
    cut: sometimes(share),
    insert: sometimes(
      fc.record({ position: share, letters: fc.string({ unit: 'binary', maxLength: 20 }) }),
    ),
    replacement: sometimes(fc.oneof(fc.json(), fc.string({ unit: 'binary' }))),
  });

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

const placesIn = (value: unknown): Place[] => {
  const places: Place[] = [];
  const visit = (holder: unknown): void => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const key of Object.keys(holder)) {
      places.push({ holder: holder as Record<string, unknown>, key });
      visit((holder as Record<string, unknown>)[key]);
    }
  };
  visit(value);
  return places;
};

const DEEP = 20_000;

// An assignment would set the prototype if the name is `__proto__`.
const put = (holder: object, key: string, value: unknown): unknown =>
  Object.defineProperty(holder, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });

/** A marker in the place of a value too deep for JSON.stringify; see `textFrom`. */
const DEEP_MARK = '\u0001deep\u0001';

const apply = (
  root: Record<string, unknown>,
  { placeIndex, kind, value: original, name }: Edit,
): void => {
  const places = placesIn(root);
  if (places.length === 0) return;
  const { holder, key } = places[placeIndex % places.length];
  const other = places[(placeIndex * 7 + 1) % places.length];
  const inner = holder[key];
  const value = structuredClone(original);
  if (kind === 'replace') put(holder, key, value);
  else if (kind === 'remove') Reflect.deleteProperty(holder, key);
  else if (kind === 'repeat' && Array.isArray(inner)) inner.push(...(inner as unknown[]));
  else if (kind === 'swap') put(holder, key, structuredClone(other.holder[other.key]));
  else if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
    put(inner, name || 'new', kind === 'nest' ? DEEP_MARK : value);
};

/** The text that `any` describes, made from these valid ones. */
export const textFrom = (any: AnyText, valid: readonly string[]): string => {
  if (any.replacement !== null) return any.replacement;
  const whole = { root: JSON.parse(valid[any.index]) as unknown };
  for (const edit of any.edits) apply(whole, edit);
  let text = JSON.stringify(whole.root) ?? 'undefined';
  const mark = JSON.stringify(DEEP_MARK);
  if (text.includes(mark)) text = text.replaceAll(mark, '['.repeat(DEEP) + ']'.repeat(DEEP));
  if (any.cut !== null) text = text.slice(0, Math.floor(text.length * any.cut));
  if (any.insert === null) return text;
  const offset = Math.floor(text.length * any.insert.position);
  return text.slice(0, offset) + any.insert.letters + text.slice(offset);
};
