import 'fake-indexeddb/auto';
import { finderFromDisk } from '@scribblepup/finder/node';
import type fc from 'fast-check';
import { checkCopy, validCopies } from './anyCopy';
import { anyText } from './anyJson';
import { anyPhoto, checkPhoto } from './anyPhoto';
import { checkRelease, validReleases } from './anyRegistry';

/** A part of the project that takes input from outside, with its possible inputs. */
interface Subject<T> {
  readonly input: fc.Arbitrary<T>;
  /**
   * Returns a function that tries one input and returns the fault in the result, or null.
   * @param folder for files; the caller removes it, because a terminated thread cannot
   */
  readonly prepare: (folder: string) => Promise<(input: T) => Promise<string | null>>;
}

const subject = <T>(typed: Subject<T>): Subject<unknown> => typed as Subject<unknown>;

export const subjects = {
  engine: subject({
    input: anyPhoto,
    prepare: async () => {
      const finder = await finderFromDisk();
      return (input) => checkPhoto(input, finder);
    },
  }),
  copies: subject({
    input: anyText(2),
    prepare: async () => {
      const valid = await validCopies();
      return (input) => checkCopy(input, valid);
    },
  }),
  releases: subject({
    input: anyText(validReleases.length),
    prepare: (folder) => Promise.resolve((input) => checkRelease(input, folder)),
  }),
};

export type SubjectName = keyof typeof subjects;
