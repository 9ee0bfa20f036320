/**
 * A relative address, made absolute.
 * @param base the address of the file that names it
 * @throws Error if it is not an address, or leaves the folder of that file
 */
export const resolveInFolder = (address: string, base: string): string => {
  const { href } = new URL(address, base);
  if (!href.startsWith(new URL('.', base).href))
    throw new Error(`${address} leaves the folder of ${base}`);
  return href;
};

/** Whether a relative address leaves the folder of the file that names it (path traversal). */
export const escapesFolder = (address: string, base: string): boolean =>
  // A root-relative or absolute address is not relative to the folder, so it does not count.
  !address.startsWith('/') &&
  !URL.canParse(address) &&
  !new URL(address, base).href.startsWith(new URL('.', base).href);
