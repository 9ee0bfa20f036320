const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** A new opaque id. `randomUUID` is missing on plain http, where random bytes do the same. */
export const newId = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
};
