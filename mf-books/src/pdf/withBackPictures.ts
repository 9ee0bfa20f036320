import { isAbort, type BookArt } from '@scribblepup/studio';
import { failureHandler } from '../failureHandler';
import { coloring } from '../services/coloring';

/** Positions of the pages that are shown by default. The first page is already on the card. */
const PLACES = [4, 11, 18];
/** Width of a picture, px: an inch and a half at 300 dpi. */
const WIDTH = 450;

type LoadArt = (signal: AbortSignal) => Promise<BookArt>;

/**
 * Colors a few pages of a book, paints the back of its cover with them, and frees them. Paints
 * without pictures if coloring fails: the cover is good without them.
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
    for (const place of placesOf(art)) {
      const { picture } = await coloring().colorSheet(art, place, { width: WIDTH, signal });
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

/** Scenes and portraits first: a puzzle has little to color. */
const placesOf = ({ pages, looks }: BookArt): number[] => {
  const rich = looks.flatMap((_look, place) => {
    const family = pages[place]?.family;
    return place > 0 && (family === 'scenes' || family === 'portraits') ? [place] : [];
  });
  return rich.length >= PLACES.length
    ? PLACES.map((_place, i) => rich[Math.floor((i * rich.length) / PLACES.length)]).filter(
        (place) => place !== undefined,
      )
    : PLACES.filter((place) => place < looks.length);
};
