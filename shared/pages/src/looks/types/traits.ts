/** Requirement of a look for the dog that it shows. */
export type Need = 'whole' | 'head' | 'face' | 'even' | 'any';

/** Traits of a look for code that loads no drawings; a script derives the list from the files. */
export interface Traits {
  /**
   * Requirement for its dog: `whole` for a whole body on the ground, `head` for a large head,
   * `face` for a face that a child has to recognize, `even` for a single dog that looks about the
   * same on both sides. Absent if it shows any dog well.
   */
  readonly need?: Exclude<Need, 'any'>;
  /** Index in the cast of the dog whose birthday it shows. */
  readonly birthdayOf?: number;
}
