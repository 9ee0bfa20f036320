import type { DogArt } from '@scribblepup/tracing';
import { fitnessOf } from './fitness';
import { birthdayOf, needOf, type Need } from './needs';

/** A photo with its drawing. */
export interface PhotoDog {
  readonly id: string;
  readonly dog: DogArt;
  /** Indexes of the family's dogs that it shows; absent for the first alone. */
  readonly shows?: readonly number[];
}

const showsOf = ({ shows = [0] }: PhotoDog): readonly number[] => shows;

/** Number of looks on a screen of the picker. Neighbors on it differ. */
const SCREEN_SIZE = 25;
/** A photo may be this many pages ahead of the others if it is the only one that fits a look. */
const MISFIT_COST = 6;
/** A photo that is less fit than the best one by at most this counts as equally fit. */
const FIT_TOLERANCE = 0.15;
/**
 * Extra cost of a photo that already has more pages of this need, so that no photo gets them all.
 */
const REPEAT_COST = 0.5;
/** Cost of a photo that does not show the dog whose birthday the page is about. */
const OTHER_BIRTHDAY_COST = 1000;

/** A photo's share of the pages so far. */
interface Share {
  readonly id: string;
  readonly shows: readonly number[];
  /** Weight of a page: larger for a dog with many photos, so that each dog gets its share. */
  readonly weight: number;
  /** How much worse it fits each need than the best photo, 0 to 1. */
  readonly misfit: Readonly<Record<Need, number>>;
  /** Its pages so far, weighted. */
  readonly pages: number;
  readonly byNeed: Readonly<Record<Need, number>>;
  /** Index of its last page among all looks; -1 if it has none. */
  readonly last: number;
}

const NO_PAGES = { whole: 0, head: 0, face: 0, even: 0, any: 0 } as const;

/** The shares before the first page. */
const sharesOf = (photos: readonly PhotoDog[]): Share[] => {
  const all = photos.map(({ dog }) => fitnessOf(dog));
  const misfit = (i: number, need: Need): number => {
    const best = Math.max(...all.map((fitness) => fitness[need]));
    return best - all[i][need] > FIT_TOLERANCE ? best - all[i][need] : 0;
  };
  const groups = photos.map((photo) => showsOf(photo).join());
  const count = new Set(groups).size;
  return photos.map((photo, i) => ({
    id: photo.id,
    shows: showsOf(photo),
    weight: (groups.filter((group) => group === groups[i]).length * count) / photos.length,
    misfit: {
      whole: misfit(i, 'whole'),
      head: misfit(i, 'head'),
      face: misfit(i, 'face'),
      even: misfit(i, 'even'),
      any: 0,
    },
    byNeed: NO_PAGES,
    pages: 0,
    last: -1,
  }));
};

/** Cost of assigning a look to each photo; lower is better. */
const costsOf = (shares: readonly Share[], look: string): readonly number[] => {
  const [need, dog] = [needOf(look), birthdayOf(look)];
  const fewest = Math.min(...shares.map(({ byNeed }) => byNeed[need]));
  const showsBirthdayDog = ({ shows }: Share): boolean => dog === undefined || shows.includes(dog);
  const isShownByNone = !shares.some(showsBirthdayDog);
  return shares.map(
    (share) =>
      MISFIT_COST * share.misfit[need] +
      share.pages +
      (share.byNeed[need] > fewest ? REPEAT_COST : 0) +
      (isShownByNone || showsBirthdayDog(share) ? 0 : OTHER_BIRTHDAY_COST),
  );
};

/** The share after one more page. */
const withPage = (share: Share, need: Need, place: number): Share => ({
  ...share,
  byNeed: { ...share.byNeed, [need]: share.byNeed[need] + 1 },
  pages: share.pages + share.weight,
  last: place,
});

/** Photos chosen for the looks of a screen, with the shares after it and the total cost. */
interface Screen {
  readonly shares: readonly Share[];
  readonly chosen: readonly string[];
  readonly cost: number;
}

/** Fills a screen, look by look, starting with the photo at `first`. */
const fillScreen = (
  before: readonly Share[],
  looks: readonly string[],
  from: number,
  first: number,
): Screen => {
  const shares = [...before];
  const chosen: string[] = [];
  let cost = 0;
  for (const [i, look] of looks.entries()) {
    const place = from + i;
    const costs = costsOf(shares, look);
    const isBetter = (one: number, other: number): boolean =>
      costs[one] < costs[other] ||
      (costs[one] === costs[other] && shares[one].last < shares[other].last);
    let best = first;
    if (i > 0) {
      const free = shares.flatMap(({ last }, n) => (last === place - 1 ? [] : [n]));
      best = free.reduce((one, other) => (isBetter(other, one) ? other : one), free[0] ?? 0);
    }
    cost += costs[best];
    shares[best] = withPage(shares[best], needOf(look), place);
    chosen.push(shares[best].id);
  }
  return { shares, chosen, cost };
};

/**
 * Assigns each look a photo that fits it, so that neighbors on a screen differ and all photos get
 * about the same number of pages. The same photos and looks always give the same result.
 * @param photos at least one, in the visitor's order
 * @param looks ids in the order of the screen
 */
export const photosOfLooks = (
  photos: readonly PhotoDog[],
  looks: readonly string[],
): ReadonlyMap<string, string> => {
  let shares: readonly Share[] = sharesOf(photos);
  const chosen: string[] = [];
  for (let from = 0; from < looks.length; from += SCREEN_SIZE) {
    const screen = looks.slice(from, from + SCREEN_SIZE);
    // With two photos, the first choice decides all others, so try each.
    const best = shares
      .map((_, first) => fillScreen(shares, screen, from, first))
      .reduce((one, other) => (other.cost < one.cost ? other : one));
    shares = best.shares;
    chosen.push(...best.chosen);
  }
  return new Map(looks.map((look, i) => [look, chosen[i]]));
};

/** Finds the photo of a second dog for a page, if there is one. */
export type PartnerOf = (look: string, photo: string) => string | undefined;

/**
 * Returns a function that finds the partner of a photo on the page of a look: a photo of another
 * dog, which is drawn next to the first if the look has room for two. The partner is chosen as in
 * `photosOfLooks`, from the photos that show only that dog. With three dogs or more, the other dogs
 * alternate. A photo that shows several dogs has no partner.
 */
export const partnersOf = (photos: readonly PhotoDog[], looks: readonly string[]): PartnerOf => {
  const alone = photos.filter((photo) => showsOf(photo).length === 1);
  const dogOf = new Map(alone.map((photo) => [photo.id, showsOf(photo)[0]]));
  const chosen = [...new Set(dogOf.values())].map((dog) => ({
    dog,
    photos: photosOfLooks(
      alone.filter(({ id }) => dogOf.get(id) === dog),
      looks,
    ),
  }));
  const places = new Map(looks.map((look, place) => [look, place]));
  return (look, photo) => {
    const dog = dogOf.get(photo);
    const others = chosen.filter((other) => other.dog !== dog);
    if (dog === undefined || others.length === 0) return undefined;
    const round = Math.floor((places.get(look) ?? 0) / chosen.length);
    return others[round % others.length].photos.get(look);
  };
};
