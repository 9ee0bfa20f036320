import { GENERATION_STEP, newId, startBook, type Project } from '@scribblepup/library';

/** Returns a project of a demo dog, not stored on the device yet. */
export const demoProject = (name: string): Project =>
  startBook({
    id: newId(),
    createdAt: 0,
    updatedAt: 0,
    dogName: name,
    bornMonth: '',
    photo: null,
    logo: null,
    hints: {},
    choices: { name, bornMonth: null },
    dog: null,
    generatedCount: GENERATION_STEP,
    books: [],
    currentBookId: '',
  }).project;

/**
 * True for a project of a demo dog. A missing photo is not enough: a copy that was made after the
 * browser lost the visitor's photo has none either. Only a demo has no birth month.
 */
export const isDemo = ({ photo, bornMonth }: Project): boolean =>
  photo === null && bornMonth === '';
