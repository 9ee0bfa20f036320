const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/**
 * Makes a new opaque id. Falls back to random bytes on plain http, where `randomUUID` is missing.
 */
export const newId = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('');
};
