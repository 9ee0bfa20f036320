import type { LoadFailure } from '@scribblepup/finder';
import type { OfferedDog } from '@scribblepup/tracing';
import type { Rect } from '@scribblepup/imaging';
import type { Cutout, DogArt, Hints, Logo } from '@scribblepup/tracing';
import type { Choices, Page } from '@scribblepup/pages';
import type { ColoringErrorCode } from './errors';

/** A photo as the worker decoded it: upright, at most LONG_SIDE pixels a side, JPEG without metadata. */
export interface PreparedPhoto {
  readonly photo: Blob;
  readonly width: number;
  readonly height: number;
}

/**
 * Whether the finder could look for dogs in a photo, with the area that it looked at and the dogs worth choosing
 * from, the surest first, in px of the photo as it was given; else why it could not: its weights did not come or
 * could not be used, or it broke off.
 */
export type FinderAnswer =
  | { readonly looked: true; readonly area: Rect; readonly dogs: readonly OfferedDog[] }
  | { readonly looked: false; readonly failure: LoadFailure['kind'] | 'broken' };

/** The dog found in a photo. */
export interface Extraction {
  readonly dog: DogArt;
  readonly cutout: Cutout;
  /** The cutout in colour on a transparent ground, PNG, at most PREVIEW_SIDE pixels a side. */
  readonly preview: Blob;
  /** False where nothing stood out and the middle of the crop was taken. */
  readonly found: boolean;
  readonly finder: FinderAnswer;
}

/** What is known before the lines are drawn. */
export type FoundCutout = Omit<Extraction, 'dog'>;

interface PhotoTask {
  readonly photo: Blob;
  /** Tells the worker that it has worked on this photo before. */
  readonly photoId: number;
  readonly hints: Hints;
  /** Looks for the dog once more where the finder could not look before; else its last answer stands. */
  readonly searchAgain: boolean;
}

/** What the worker can be asked to do. */
export interface Tasks {
  readonly prepare: { readonly photo: Blob };
  readonly cutout: PhotoTask;
  readonly extract: PhotoTask;
  readonly pages: {
    readonly dog: DogArt;
    readonly choices: Choices;
    readonly from: number;
    readonly count: number;
  };
  readonly logo: { readonly picture: Blob };
}

/** What each task ends with; pages are streamed, so they end with nothing. */
export interface Results {
  readonly prepare: PreparedPhoto;
  readonly cutout: FoundCutout;
  readonly extract: Extraction;
  readonly pages: null;
  readonly logo: { readonly logo: Logo | null };
}

export type TaskKind = keyof Tasks;

/** Does a task in the worker. */
export type Handler<K extends TaskKind> = (
  task: Tasks[K],
  report: (news: Report) => void,
) => Promise<Results[K]>;

/** Page to worker. */
export interface Request<K extends TaskKind = TaskKind> {
  readonly id: number;
  readonly kind: K;
  readonly task: Tasks[K];
}

/** News of a task under way: a stage with its share from 0 to 1, or a page that is ready. */
export type Report =
  | { readonly type: 'progress'; readonly stage: string; readonly share: number }
  | { readonly type: 'page'; readonly index: number; readonly page: Page; readonly preview: Blob };

/** What the worker says of a task; the last word is `done` or `failed`. */
export type News =
  | Report
  | { readonly type: 'done'; readonly result: Results[TaskKind] }
  | { readonly type: 'failed'; readonly code: ColoringErrorCode; readonly message: string };

/** Worker to page. */
export type Answer = { readonly id: number } & News;
