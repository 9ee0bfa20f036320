/** What a look needs of the dog that it shows. */
export type Need = 'whole' | 'head' | 'face' | 'any';

/** What light code knows of a look; a list of it is written from the looks' files. */
export interface Traits {
  /**
   * What it needs of its dog: a whole body on the ground, a large head, or a face that a child has
   * to recognise. Absent if it shows any dog well.
   */
  readonly need?: Exclude<Need, 'any'>;
  /** Index in the cast of the dog whose birthday it shows. */
  readonly birthdayOf?: number;
}
