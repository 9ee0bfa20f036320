const FALLBACK = 'my-dog';
const LONGEST = 50;

/** A book's title, as the document and its file carry it. */
export const bookTitle = (dogName: string): string => {
  const name = dogName.trim();
  return name === '' ? 'My coloring book' : `${name}'s coloring book`;
};

/**
 * A dog's name as the start of a file name. Letters of any script, and digits, stay; all else,
 * which file systems or mails could stumble over, becomes a hyphen.
 */
export const fileStem = (dogName: string): string => {
  const words = dogName
    .normalize('NFC')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const name = [...words]
    .slice(0, LONGEST)
    .join('')
    .replace(/^-+|-+$/gu, '');
  return name || FALLBACK;
};

/** A name for the downloaded file: `Rex-coloring-book-1.pdf`, or with a part `...-1-kdp-cover.pdf`. */
export const fileName = (dogName: string, bookNumber: number, part?: string): string =>
  `${fileStem(dogName)}-coloring-book-${bookNumber}${part ? `-${part}` : ''}.pdf`;
