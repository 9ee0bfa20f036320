import type { DogArt } from '@scribblepup/tracing';
import { fitnessOf } from './fitness';
import { needOf, type Need } from './needs';

/** A photo with its dog. */
export interface PhotoDog {
  readonly id: string;
  readonly dog: DogArt;
}

/** Looks that are seen together: a screen of the picker. Neighbours on it differ. */
const TOGETHER = 25;
/** Pages that a photo may be ahead of the others for a look that it alone fits. */
const FIT = 6;
/** How far a photo may stay behind the best one and still fit as well. */
const NEAR = 0.15;
/** Extra cost of a photo that already has more pages of this need, so that no photo gets them all. */
const VARIED = 0.5;

/** The part of the photos that one of them has so far. */
interface Share {
  readonly id: string;
  /** How far it stays behind the best photo for each need, 0 to 1. */
  readonly misfit: Readonly<Record<Need, number>>;
  readonly pages: number;
  readonly byNeed: Readonly<Record<Need, number>>;
  /** The place of its last page. */
  readonly last: number;
}

const NONE = { whole: 0, head: 0, face: 0, any: 0 } as const;

const sharesOf = (photos: readonly PhotoDog[]): Share[] => {
  const all = photos.map(({ dog }) => fitnessOf(dog));
  const behind = (i: number, need: Need): number => {
    const best = Math.max(...all.map((fitness) => fitness[need]));
    return best - all[i][need] > NEAR ? best - all[i][need] : 0;
  };
  return photos.map(({ id }, i) => ({
    id,
    misfit: {
      whole: behind(i, 'whole'),
      head: behind(i, 'head'),
      face: behind(i, 'face'),
      any: 0,
    },
    byNeed: NONE,
    pages: 0,
    last: -1,
  }));
};

/** What it costs to give one page more to each photo: less is better. */
const costsOf = (shares: readonly Share[], need: Need): readonly number[] => {
  const least = Math.min(...shares.map(({ byNeed }) => byNeed[need]));
  return shares.map(
    ({ misfit, pages, byNeed }) => FIT * misfit[need] + pages + (byNeed[need] > least ? VARIED : 0),
  );
};

const withPage = (share: Share, need: Need, place: number): Share => ({
  ...share,
  byNeed: { ...share.byNeed, [need]: share.byNeed[need] + 1 },
  pages: share.pages + 1,
  last: place,
});

interface Screen {
  readonly shares: readonly Share[];
  readonly chosen: readonly string[];
  readonly cost: number;
}

/** Fills one screen, look by look, beginning with the photo at `first`. */
const fill = (
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
    const need = needOf(look);
    const costs = costsOf(shares, need);
    const isBetter = (one: number, other: number): boolean =>
      costs[one] < costs[other] ||
      (costs[one] === costs[other] && shares[one].last < shares[other].last);
    let best = first;
    if (i > 0) {
      const free = shares.flatMap(({ last }, n) => (last === place - 1 ? [] : [n]));
      best = free.reduce((one, other) => (isBetter(other, one) ? other : one), free[0] ?? 0);
    }
    cost += costs[best];
    shares[best] = withPage(shares[best], need, place);
    chosen.push(shares[best].id);
  }
  return { shares, chosen, cost };
};

/**
 * The photo of each look: one that fits it, so that neighbours on a screen differ and all photos get
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
  for (let from = 0; from < looks.length; from += TOGETHER) {
    const screen = looks.slice(from, from + TOGETHER);
    // The first choice decides about all others where there are two photos. So try each.
    const best = shares
      .map((_, first) => fill(shares, screen, from, first))
      .reduce((one, other) => (other.cost < one.cost ? other : one));
    shares = best.shares;
    chosen.push(...best.chosen);
  }
  return new Map(looks.map((look, i) => [look, chosen[i]]));
};
