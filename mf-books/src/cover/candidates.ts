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

/**
 * Returns one cover of each style. A cover that was chosen before replaces the one of its style; it
 * is liked and shown.
 */
export const firstCandidates = (dogName: string, chosen: CoverDesign | null = null): Candidates => {
  const designs = firstDesigns(dogName);
  if (!chosen || !(chosen.candidate in designs))
    return { designs, shown: 0, liked: [], latest: null };
  const { candidate, seed, title, colour } = chosen;
  return {
    designs: designs.with(candidate, { candidate, seed, title, colour }),
    shown: candidate,
    liked: [candidate],
    latest: null,
  };
};

/** Replaces the design that is shown. */
export const withShown = (candidates: Candidates, design: CoverDesign): Candidates => ({
  ...candidates,
  designs: candidates.designs.with(candidates.shown, design),
});

// Searches from the cover after the shown one, in the order of the strip, and wraps around.
const nextWithoutLike = ({ designs, shown, liked }: Candidates): number | undefined =>
  designs
    .map((_design, i) => (shown + 1 + i) % designs.length)
    .find((index) => index !== shown && !liked.includes(index));

/**
 * Likes the shown cover, and replaces the next cover without a like with another one of its
 * style. If the shown cover is already liked, removes the like.
 */
export const like = (candidates: Candidates): Candidates => {
  const { designs, shown, liked } = candidates;
  if (liked.includes(shown))
    return { ...candidates, liked: liked.filter((index) => index !== shown), latest: null };
  const replaced = nextWithoutLike(candidates);
  const kept = { ...candidates, liked: [...liked, shown], latest: replaced ?? null };
  return replaced === undefined
    ? kept
    : { ...kept, designs: designs.with(replaced, anotherDesign(designs[shown], designs)) };
};

/** A design of the first style that no cover has, because likes replaced it; undefined if none. */
const designOfMissingStyle = ({ designs, shown }: Candidates): CoverDesign | undefined => {
  const missing = coverStyles.findIndex((_style, index) =>
    designs.every(({ candidate }) => candidate !== index),
  );
  return missing < 0 ? undefined : { ...designs[shown], candidate: missing, seed: 0 };
};

/** Replaces the shown cover with one of a style that no cover has, or else of its own style. */
export const dislike = (candidates: Candidates): Candidates => {
  const { designs, shown, liked } = candidates;
  return {
    ...candidates,
    designs: designs.with(
      shown,
      anotherDesign(designOfMissingStyle(candidates) ?? designs[shown], designs),
    ),
    liked: liked.filter((index) => index !== shown),
    latest: shown,
  };
};
