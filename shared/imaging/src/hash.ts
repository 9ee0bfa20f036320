/**
 * FNV-1a, 32 bits, over the text's UTF-16 code units (Fowler, Noll, Vo). Stored page numbers and
 * the seeds of looks depend on it, so it must never change.
 */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
