/** Requirement of a look for the dog that it shows. */
export type Need = 'whole' | 'head' | 'face' | 'even' | 'any';

/** Traits of a look for code that loads no drawings; a script derives the list from the files. */
export interface Traits {
  /**
   * Requirement for its dog: a whole body on the ground, a large head, or a face that a child has
   * to recognize, or a single dog that is about the same on both sides. Absent if it shows any dog well.
   */
  readonly need?: Exclude<Need, 'any'>;
  /** Index in the cast of the dog whose birthday it shows. */
  readonly birthdayOf?: number;
}
