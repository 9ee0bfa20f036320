import { isObject } from '@scribblepup/kernel/schema';

/** A dog that visitors can try without an account. */
export interface DemoDog {
  readonly id: string;
  readonly name: string;
  /** Address of the dog's picture. */
  readonly image: string;
}

// Another team may run the server, so drop items without the expected shape.
const items = (data: unknown) => (Array.isArray(data) ? data.filter(isObject) : []);

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Returns the address of the demo video; null if the response has none. */
export const readVideo = (data: unknown): string | null => text(items(data)[0]?.['video']) || null;

export const readDogs = (data: unknown): DemoDog[] =>
  items(data)
    .map(({ id, name, image }) => ({ id: text(id), name: text(name), image: text(image) }))
    .filter(({ id, name }) => id !== '' && name !== '');

/** Returns the addresses of the sample pages. */
export const readPages = (data: unknown): string[] =>
  items(data)
    .map(({ image }) => text(image))
    .filter(Boolean);
