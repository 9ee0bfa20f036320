/** How a look is drawn again where its page did not pass the gates. */
export interface Variant {
  /** 0 as the look has it; others place the dog and whatever is random otherwise. */
  readonly seed: number;
  /** 0 for everything; each step leaves away small shapes and some of the dog's weaker lines. */
  readonly calm: number;
  /** Eyes and nose as outlines. */
  readonly hollow?: boolean;
  /** Wider lines, where there would be too little ink. */
  readonly heavy?: boolean;
  /** For the youngest, the dog's lines clear of its outline. */
  readonly clear?: boolean;
  /** For the youngest, without the thin lines inside of things: not where they are the page, as in patterns and puzzles. */
  readonly plain?: boolean;
}

export const AS_DRAWN: Variant = { seed: 0, calm: 0 };
