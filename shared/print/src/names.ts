const FALLBACK = 'my-dog';
const MAX_STEM_LENGTH = 50;

/** A book's title, for the document's metadata. */
export const bookTitle = (dogName: string): string => {
  const name = dogName.trim();
  return name === '' ? 'My coloring book' : `${name}'s coloring book`;
};

/**
 * Turns a dog's name into the start of a file name, at most 50 characters. Keeps letters of any
 * script and digits, and removes apostrophes. Anything else could break file systems or email,
 * so it becomes a hyphen.
 */
export const fileStem = (dogName: string): string => {
  const words = dogName
    .normalize('NFC')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const name = [...words]
    .slice(0, MAX_STEM_LENGTH)
    .join('')
    .replace(/^-+|-+$/gu, '');
  return name || FALLBACK;
};

/** Name of the downloaded file: `Rex-coloring-book-1.pdf`, or `...-1-kdp-cover.pdf` with a part. */
export const fileName = (dogName: string, bookNumber: number, part?: string): string =>
  `${fileStem(dogName)}-coloring-book-${bookNumber}${part ? `-${part}` : ''}.pdf`;
