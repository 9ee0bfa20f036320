/** The parameters of a cover. The same design always results in the same picture. */
export interface CoverDesign {
  /** Index into `coverStyles`. */
  readonly candidate: number;
  /** Selects the variation of the style. */
  readonly seed: number;
  readonly title: string;
  /** Name of one of `coverColors`. */
  readonly colour: string;
}

/** Size of a cover, cover units: 100 to the inch, 8.5 x 11 in, as on the pages. */
export const COVER = { width: 850, height: 1100 } as const;

/**
 * Distance by which patterns extend beyond the cover's edges, cover units: print shops trim the
 * edges.
 */
export const PATTERN_BLEED = 30;

export const coverStyles = ['sticker', 'poster', 'lineArt', 'frame'] as const;
export type CoverStyle = (typeof coverStyles)[number];

export interface CoverColor {
  readonly name: string;
  readonly background: string;
  readonly accent: string;
}

/** Background and accent colors; dark ink is legible on each. */
export const coverColors: readonly CoverColor[] = [
  { name: 'Sunshine', background: '#FFD970', accent: '#FFF6C9' },
  { name: 'Sky', background: '#A9D8F2', accent: '#E3F4FD' },
  { name: 'Mint', background: '#A8DDBB', accent: '#E4F6EA' },
  { name: 'Berry', background: '#F7A8B8', accent: '#FDE6EB' },
  { name: 'Lavender', background: '#C9B8EE', accent: '#F0EAFB' },
  { name: 'Peach', background: '#FBBF93', accent: '#FEEBDB' },
];

export const colorNamed = (name: string): CoverColor =>
  coverColors.find((color) => color.name === name) ?? coverColors[0];

export const coverTitle = (dogName: string): string =>
  dogName ? `${dogName}'s Coloring Book` : 'My Coloring Book';

/** The first four designs: one of each style, each in a different color. */
export const firstDesigns = (dogName: string): CoverDesign[] =>
  coverStyles.map((_style, candidate) => ({
    candidate,
    seed: 1,
    title: coverTitle(dogName),
    colour: coverColors[candidate % coverColors.length].name,
  }));

const isSame = (a: CoverDesign, b: CoverDesign): boolean =>
  a.candidate === b.candidate && a.seed === b.seed;

/** Returns the next variation of the same style that is not in `others`, in the next color. */
export const anotherDesign = (
  design: CoverDesign,
  others: readonly CoverDesign[] = [],
): CoverDesign => {
  const index = coverColors.findIndex(({ name }) => name === design.colour);
  const next = {
    ...design,
    seed: design.seed + 1,
    colour: coverColors[(index + 1) % coverColors.length].name,
  };
  return others.some((other) => isSame(other, next)) ? anotherDesign(next, others) : next;
};
