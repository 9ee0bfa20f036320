import { isAbort, type BookArt } from '@scribblepup/studio';
import { failureHandler } from '../failureHandler';
import { coloring } from '../services/coloring';

/** The pages that are shown by default, by index. The first page is already on the card. */
const DEFAULT_PAGES = [4, 11, 18];
/** Width of a picture, px: an inch and a half at 300 dpi. */
const WIDTH = 450;

type LoadArt = (signal: AbortSignal) => Promise<BookArt>;

/**
 * Colors a few pages of a book, paints the back of its cover with them, and frees them. If coloring
 * fails, paints without pictures, because the cover does not need them.
 */
export const withBackPictures = async <T>(
  loadArt: LoadArt,
  signal: AbortSignal,
  paint: (pictures: readonly ImageBitmap[]) => Promise<T>,
): Promise<T> => {
  const pictures = await coloredPages(loadArt, signal);
  try {
    return await paint(pictures);
  } finally {
    free(pictures);
  }
};

const coloredPages = async (
  loadArt: LoadArt,
  signal: AbortSignal,
): Promise<readonly ImageBitmap[]> => {
  const pictures: ImageBitmap[] = [];
  try {
    const art = await loadArt(signal);
    for (const index of pagesToShow(art)) {
      const { picture } = await coloring().colorSheet(art, index, { width: WIDTH, signal });
      pictures.push(await createImageBitmap(picture));
    }
    return pictures;
  } catch (error) {
    free(pictures);
    if (isAbort(error)) throw error;
    failureHandler('colored')(error);
    return [];
  }
};

const free = (pictures: readonly ImageBitmap[]): void => {
  for (const picture of pictures) picture.close();
};

/** Prefers scenes and portraits, because puzzles have little to color. */
const pagesToShow = ({ pages, looks }: BookArt): number[] => {
  const rich = looks.flatMap((_look, index) => {
    const family = pages[index]?.family;
    return index > 0 && (family === 'scenes' || family === 'portraits') ? [index] : [];
  });
  return rich.length >= DEFAULT_PAGES.length
    ? DEFAULT_PAGES.map((_page, i) => rich[Math.floor((i * rich.length) / DEFAULT_PAGES.length)])
    : DEFAULT_PAGES.filter((index) => index < looks.length);
};
