import { anotherDesign, firstDesigns, type CoverDesign } from './design';

/** The covers to choose from, and what was said of them. */
export interface Candidates {
  readonly designs: readonly CoverDesign[];
  /** Place of the one that is shown large. */
  readonly shown: number;
  /** Places of those that are liked. */
  readonly liked: readonly number[];
  /** Place of the one that came last; null at the start. */
  readonly latest: number | null;
}

const putAt = (
  designs: readonly CoverDesign[],
  place: number,
  design: CoverDesign,
): CoverDesign[] => designs.map((other, at) => (at === place ? design : other));

/** One cover of each style; a cover that was chosen before stands among them, liked and shown. */
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

/** Changes the design that is shown. */
export const withShown = (candidates: Candidates, design: CoverDesign): Candidates => ({
  ...candidates,
  designs: putAt(candidates.designs, candidates.shown, design),
});

// From the one beside it on, as the strip is read.
const nextFree = ({ designs, shown, liked }: Candidates): number | undefined =>
  designs
    .map((_design, i) => (shown + 1 + i) % designs.length)
    .find((place) => place !== shown && !liked.includes(place));

/** Keeps the shown cover, and puts another one like it in the next place that is not liked; or takes the like back. */
export const like = (candidates: Candidates): Candidates => {
  const { designs, shown, liked } = candidates;
  if (liked.includes(shown))
    return { ...candidates, liked: liked.filter((place) => place !== shown), latest: null };
  const place = nextFree(candidates);
  const kept = { ...candidates, liked: [...liked, shown], latest: place ?? null };
  return place === undefined
    ? kept
    : { ...kept, designs: putAt(designs, place, anotherDesign(designs[shown]!, designs)) };
};

/** Puts another cover in the place of the shown one. */
export const dislike = (candidates: Candidates): Candidates => {
  const { designs, shown, liked } = candidates;
  return {
    ...candidates,
    designs: putAt(designs, shown, anotherDesign(designs[shown]!, designs)),
    liked: liked.filter((place) => place !== shown),
    latest: shown,
  };
};
