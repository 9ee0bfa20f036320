import { isAbort, type BookArt } from '@scribblepup/studio';
import { failedAt } from '../failedAt';
import { coloring } from '../services/coloring';

/** Places of the pages that are shown; the first page is on the card. */
const PLACES = [4, 11, 18];
/** Width of a picture, px: an inch and a half at 300 dpi. */
const WIDTH = 450;

/**
 * Colors a few pages of a book for the back of its cover. Gives none where that fails: the cover is
 * good without them.
 */
export const backPictures = async (
  art: BookArt,
  loadCutout: (signal: AbortSignal) => Promise<Blob>,
  signal: AbortSignal,
): Promise<ImageBitmap[]> => {
  try {
    const cutout = await loadCutout(signal);
    const pictures: ImageBitmap[] = [];
    for (const place of placesOf(art)) {
      const { picture } = await coloring().colored(art, place, cutout, { width: WIDTH, signal });
      pictures.push(await createImageBitmap(picture));
    }
    return pictures;
  } catch (error) {
    if (isAbort(error)) throw error;
    failedAt('colored')(error);
    return [];
  }
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
