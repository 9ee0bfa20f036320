import { MAX_BOOKS, type Project } from '@scribblepup/library';

/** Sample projects, shown as cards to visitors without books of their own. */
export interface SampleProject {
  readonly id: string;
  readonly name: string;
}

export interface SampleBook {
  readonly id: string;
  readonly number: number;
  readonly isCompleted: boolean;
}

const COMPLETE_BOOKS = 2;

export const sampleProjects: readonly SampleProject[] = ['1', '2', '3', '4'].map((id) => ({
  id,
  name: `Project ${id}`,
}));

/** The books of every sample project; the first two are complete. */
export const sampleBooks: readonly SampleBook[] = Array.from({ length: MAX_BOOKS }, (_, index) => ({
  id: String(index + 1),
  number: index + 1,
  isCompleted: index < COMPLETE_BOOKS,
}));

export const findSampleProject = (id: string): SampleProject | undefined =>
  sampleProjects.find((sample) => sample.id === id);

export const findSampleBook = (id: string): SampleBook | undefined =>
  sampleBooks.find((book) => book.id === id && book.isCompleted);

/** True when the visitor has projects; otherwise the samples are shown. */
export const hasProjects = (
  projects: readonly Project[] | undefined,
): projects is readonly Project[] => projects !== undefined && projects.length > 0;
