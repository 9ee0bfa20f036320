import type { LoadFailure } from '@scribblepup/finder';
import type { OfferedDog } from '@scribblepup/tracing';
import type { Rect } from '@scribblepup/imaging';
import type { Cutout, DogArt, Hints, Logo } from '@scribblepup/tracing';
import type { Choices, Page } from '@scribblepup/pages';
import type { BookFile, BookSheet, BookTask, ColoredTask, CoverTask, SheetTask } from './book';
import type { PageDogs } from './dogs';
import type { ColoringErrorCode } from './errors';

/**
 * A photo that the worker re-encoded: upright, at most PHOTO_SIDE px per side, JPEG without
 * metadata.
 */
export interface PreparedPhoto {
  readonly photo: Blob;
  readonly width: number;
  readonly height: number;
}

/** A photo scaled down for the crop dialog, and the size of the photo itself. */
export interface PhotoPreview {
  /** Upright, at most PHOTO_PREVIEW_SIDE px per side. A small enough photo is used unchanged. */
  readonly preview: Blob;
  /** Size of the photo in px. */
  readonly width: number;
  readonly height: number;
}

/**
 * The finder's result for a photo. On success: the searched area and the dogs to choose from, by
 * descending confidence, in px of the photo as given. On failure: the reason. Either its weights
 * could not be fetched or used, or it threw (`broken`).
 */
export type FinderResult =
  | { readonly ok: true; readonly area: Rect; readonly dogs: readonly OfferedDog[] }
  | {
      readonly ok: false;
      readonly failure: LoadFailure['kind'] | 'broken';
      /** The cause for a developer, if there is one. */
      readonly detail?: string;
    };

/** The dog found in a photo. */
export interface Extraction {
  readonly dog: DogArt;
  readonly cutout: Cutout;
  /** The color cutout on a transparent background, PNG, at most CUTOUT_PREVIEW_SIDE px per side. */
  readonly preview: Blob;
  /** False if no dog was found, so that the middle of the crop is used instead. */
  readonly found: boolean;
  readonly finder: FinderResult;
}

/** The part of the result that is available before the lines are drawn. */
export type CutoutResult = Omit<Extraction, 'dog'>;

/** A photo with its id, by which the worker finds the pixels that it has already decoded. */
export interface PhotoRef {
  readonly photo: Blob;
  readonly photoId: number;
}

interface PhotoTask extends PhotoRef {
  readonly hints: Hints;
  /** Width of the photo in px of the hints, if these are not px of the photo. */
  readonly hintsWidth?: number;
  /** Searches again if the finder failed before; otherwise its last result is reused. */
  readonly searchAgain: boolean;
}

/** A photo, or a part of it, for a canvas. */
export interface PhotoBitmap {
  /** The receiver closes it. */
  readonly bitmap: ImageBitmap;
  /** Size of the whole photo in px. */
  readonly width: number;
  readonly height: number;
}

/** A part of a photo, which may also be rotated, flipped and scaled. */
export interface PhotoCrop {
  /**
   * The matrix from px of the photo to px of the new picture, as for a canvas: a, b, c, d, e, f.
   */
  readonly transform: readonly [number, number, number, number, number, number];
  /** Size of the new picture in px. */
  readonly width: number;
  readonly height: number;
}

/** The worker's tasks and their input. */
export interface Tasks {
  readonly warmUp: Readonly<Record<string, never>>;
  readonly prepare: { readonly photo: Blob };
  readonly cutout: PhotoTask;
  readonly extract: PhotoTask;
  readonly picture: PhotoRef & {
    /** Px of the photo; the whole photo by default. */
    readonly area?: Rect;
    /** Longest side of the picture in px; that of the area by default. */
    readonly side?: number;
  };
  readonly preview: PhotoRef;
  readonly crop: PhotoRef & PhotoCrop;
  readonly cutoutPicture: PhotoRef & { readonly cutout: Cutout };
  readonly forget: { readonly photoId: number };
  readonly pages: {
    readonly dog: PageDogs;
    /** The dogs of looks that show another dog than `dog`, by the look's id. */
    readonly dogs?: Readonly<Record<string, PageDogs>>;
    readonly choices: Choices;
    /** Ids of the looks. */
    readonly looks: readonly string[];
  };
  readonly logo: { readonly picture: Blob };
  readonly sheet: SheetTask;
  readonly colored: ColoredTask;
  readonly book: BookTask;
  readonly cover: CoverTask;
}

/** Result of each task. Pages are streamed as reports, so their result is null too. */
export interface TaskResults {
  readonly warmUp: null;
  readonly prepare: PreparedPhoto & PhotoPreview;
  readonly cutout: CutoutResult;
  readonly extract: Extraction;
  readonly picture: PhotoBitmap;
  readonly preview: PhotoPreview;
  readonly crop: { readonly picture: Blob };
  readonly cutoutPicture: { readonly picture: Blob };
  readonly forget: null;
  readonly pages: null;
  readonly logo: { readonly logo: Logo | null };
  readonly sheet: BookSheet;
  readonly colored: BookSheet;
  readonly book: BookFile;
  readonly cover: BookFile;
}

export type TaskKind = keyof Tasks;

/** Handles one kind of task in the worker. */
export type Handler<K extends TaskKind> = (
  task: Tasks[K],
  report: (report: TaskReport) => void,
) => Promise<TaskResults[K]>;

/** Message from the page to the worker. */
export interface TaskRequest<K extends TaskKind = TaskKind> {
  readonly id: number;
  readonly kind: K;
  readonly task: Tasks[K];
}

/** Report of a running task: a stage with the progress from 0 to 1, or a finished page. */
export type TaskReport =
  | { readonly type: 'progress'; readonly stage: string; readonly progress: number }
  | { readonly type: 'page'; readonly page: Page; readonly preview: Blob };

/** Message about a task. The last one is `done` or `failed`. */
export type TaskMessage =
  | TaskReport
  | { readonly type: 'done'; readonly result: TaskResults[TaskKind] }
  | { readonly type: 'failed'; readonly code: ColoringErrorCode; readonly message: string };

/** Message from the worker to the page. */
export type WorkerMessage = { readonly id: number } & TaskMessage;
