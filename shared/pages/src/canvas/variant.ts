/** Settings for redrawing a look whose page failed a gate. */
export interface Variant {
  /** 0 for the look's own layout; other seeds change the dog's position and all random choices. */
  readonly seed: number;
  /** 0 draws everything; each step drops small shapes and some of the dog's weaker lines. */
  readonly simplification: number;
  /** Draws eyes and nose as outlines. */
  readonly hollow?: boolean;
  /** Draws wider lines, because the page had too little ink. */
  readonly heavy?: boolean;
  /**
   * Draws as many things as for children from eight years on, because the page had too few fields.
   */
  readonly rich?: boolean;
  /**
   * Raises a dog with a low chin above the foreground, and leaves out things in front of the dog
   * that would hide its muzzle.
   */
  readonly keepMuzzleVisible?: boolean;
  /** Keeps the dog's lines clear of its outline, up to five years. */
  readonly clear?: boolean;
  /**
   * Draws everything behind the dog up to its outline, because the page had too few fields: a white
   * gap around the dog connects the fields that meet it.
   */
  readonly touching?: boolean;
  /** Leaves the dog open where the photo crops it, because the page had too many fields. */
  readonly open?: boolean;
  /**
   * Drops the thin inner lines of things, up to five years. Not for patterns and puzzles, which
   * consist of such lines.
   */
  readonly plain?: boolean;
}

export const AS_DRAWN: Variant = { seed: 0, simplification: 0 };
