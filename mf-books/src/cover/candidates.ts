import { anotherDesign, coverStyles, firstDesigns, type CoverDesign } from './design';

/** The covers to choose from, and the visitor's likes. */
export interface Candidates {
  readonly designs: readonly CoverDesign[];
  /** Index of the cover that is shown large. */
  readonly shown: number;
  /** Indexes of the liked covers. */
  readonly liked: readonly number[];
  /** Index of the cover that was added last; null when there is none. */
  readonly latest: number | null;
}

const putAt = (
  designs: readonly CoverDesign[],
  place: number,
  design: CoverDesign,
): CoverDesign[] => designs.map((other, at) => (at === place ? design : other));

/**
 * Returns one cover of each style. A cover that was chosen before replaces the one of its style,
 * liked and shown.
 */
export const firstCandidates = (dogName: string, chosen: CoverDesign | null = null): Candidates => {
  const designs = firstDesigns(dogName);
  if (!chosen || !(chosen.candidate in designs))
    return { designs, shown: 0, liked: [], latest: null };
  const { candidate, seed, title, colour } = chosen;
  return {
    designs: putAt(designs, candidate, { candidate, seed, title, colour }),
    shown: candidate,
    liked: [candidate],
    latest: null,
  };
};

/** Replaces the design that is shown. */
export const withShown = (candidates: Candidates, design: CoverDesign): Candidates => ({
  ...candidates,
  designs: putAt(candidates.designs, candidates.shown, design),
});

// Searches from the place after the shown one, in the order of the strip, and wraps around.
const nextFree = ({ designs, shown, liked }: Candidates): number | undefined =>
  designs
    .map((_design, i) => (shown + 1 + i) % designs.length)
    .find((place) => place !== shown && !liked.includes(place));

/**
 * Likes the shown cover, and puts another one of its style in the next place without a like. If it
 * is already liked, removes the like.
 */
export const like = (candidates: Candidates): Candidates => {
  const { designs, shown, liked } = candidates;
  if (liked.includes(shown))
    return { ...candidates, liked: liked.filter((place) => place !== shown), latest: null };
  const place = nextFree(candidates);
  const kept = { ...candidates, liked: [...liked, shown], latest: place ?? null };
  return place === undefined
    ? kept
    : { ...kept, designs: putAt(designs, place, anotherDesign(designs[shown], designs)) };
};

/** A design of the first style that no cover has, since likes replaced it; undefined if none. */
const designOfMissingStyle = ({ designs, shown }: Candidates): CoverDesign | undefined => {
  const missing = coverStyles.findIndex((_style, at) =>
    designs.every(({ candidate }) => candidate !== at),
  );
  return missing < 0 ? undefined : { ...designs[shown], candidate: missing, seed: 0 };
};

/** Replaces the shown cover with one of a style that no cover has, or else with one of its style. */
export const dislike = (candidates: Candidates): Candidates => {
  const { designs, shown, liked } = candidates;
  return {
    ...candidates,
    designs: putAt(
      designs,
      shown,
      anotherDesign(designOfMissingStyle(candidates) ?? designs[shown], designs),
    ),
    liked: liked.filter((place) => place !== shown),
    latest: shown,
  };
};
