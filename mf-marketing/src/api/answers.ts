/** A dog that visitors may try without an account. */
export interface DemoDog {
  readonly id: string;
  readonly name: string;
  /** Address of its picture. */
  readonly image: string;
}

type Fields = Readonly<Record<string, unknown>>;

// The server may be another team's: what does not have the expected shape is left out, not shown.
const items = (data: unknown): Fields[] =>
  Array.isArray(data)
    ? data.filter((item): item is Fields => typeof item === 'object' && item !== null)
    : [];

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** The address of the demo video, or null where the answer has none. */
export const readVideo = (data: unknown): string | null => text(items(data)[0]?.['video']) || null;

export const readDogs = (data: unknown): DemoDog[] =>
  items(data)
    .map(({ id, name, image }) => ({ id: text(id), name: text(name), image: text(image) }))
    .filter(({ id, name }) => id !== '' && name !== '');

/** Addresses of the sample pages. */
export const readPages = (data: unknown): string[] =>
  items(data)
    .map(({ image }) => text(image))
    .filter(Boolean);
