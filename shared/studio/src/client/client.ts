import type { DogArt, Hints, Logo } from '@scribblepup/tracing';
import type { Choices, Page } from '@scribblepup/pages';
import { cores, memory } from '../shared/device';
import { idleLimit, TIME_LIMIT, workersFor } from '../shared/limits';
import { PagePool } from './pool';
import type { Extraction, FoundCutout, PreparedPhoto, Report } from '../shared/protocol';
import { spawnWorker } from './spawn';
import { TaskQueue, type QueueOptions } from './TaskQueue';

export interface TaskOptions {
  readonly signal?: AbortSignal;
  /** Called at each stage of the work, with its share from 0 to 1. */
  readonly onProgress?: (stage: string, share: number) => void;
}

export interface ExtractOptions extends TaskOptions {
  /**
   * Called with the cutout before the lines are drawn, which takes longer. Aborting here costs
   * the worker nothing of what it knows of the photo.
   */
  readonly onCutout?: (found: FoundCutout) => void;
  /** Waited for between the cutout and the lines: while a cutout is being painted on, lines for it would be in the way. */
  readonly beforeLines?: () => Promise<void>;
  /** Has the finder try once more where it could not look at this crop of the photo before. */
  readonly searchAgain?: boolean;
}

export interface PagesOptions extends TaskOptions {
  /** Index of the first page, 0 to 99. */
  readonly from: number;
  readonly count: number;
  /** Called for each page as soon as it is ready; the preview is a PNG of 425 x 550 px. */
  readonly onPage: (index: number, page: Page, preview: Blob) => void;
}

/** The coloring engine in a worker of its own, so that the page stays responsive. */
export interface ColoringClient {
  /**
   * Decodes a photo, turns it upright and writes it again, at most 2048 px a side and without metadata.
   * @throws ColoringError with code `undecodable` when the browser cannot read it.
   */
  prepare(photo: Blob, options?: TaskOptions): Promise<PreparedPhoto>;
  /**
   * Finds the dog. Hints are in pixels of the photo. The same photo again, with other hints, is
   * quicker: only what depends on them is done again.
   */
  extract(photo: Blob, hints: Hints, options?: ExtractOptions): Promise<Extraction>;
  /**
   * A logo as line art, for `Choices.logo`; null where its picture is of one color.
   * @throws ColoringError with code `undecodable` when the browser cannot read it.
   */
  logo(picture: Blob, options?: TaskOptions): Promise<Logo | null>;
  /** Draws pages, several at a time where the device has the cores, and hands each out as soon as it is ready. */
  pages(dog: DogArt, choices: Choices, options: PagesOptions): Promise<void>;
  /** Cancels everything and ends the workers; the client can be used again. */
  dispose(): void;
}

const reporter =
  ({ onProgress }: TaskOptions, onPage?: PagesOptions['onPage']) =>
  (report: Report): void => {
    if (report.type === 'page') onPage?.(report.index, report.page, report.preview);
    else onProgress?.(report.stage, report.share);
  };

const photoIds = new WeakMap<Blob, number>();
let lastPhotoId = 0;

/** A number for the photo: a Blob's identity does not survive the way to the worker. */
const photoIdOf = (photo: Blob): number => {
  const id = photoIds.get(photo) ?? (lastPhotoId += 1);
  photoIds.set(photo, id);
  return id;
};

export interface ClientOptions extends QueueOptions {
  /** Workers that draw pages side by side. */
  readonly workers: number;
}

/** @param options replaces the workers, their number or the limits, for tests. */
export const createColoringClient = ({
  workers,
  ...options
}: Partial<ClientOptions> = {}): ColoringClient => {
  const all: QueueOptions = { spawn: spawnWorker, timeLimit: TIME_LIMIT, idleLimit, ...options };
  const queue = new TaskQueue(all);
  const pool = new PagePool(queue, all, workers ?? workersFor(cores(), memory()));
  return {
    prepare: (photo, task = {}) =>
      queue.run('prepare', { photo }, { signal: task.signal, onReport: reporter(task) }),
    extract: async (photo, hints, { onCutout, beforeLines, searchAgain = false, ...task } = {}) => {
      pool.rest();
      const request = { photo, photoId: photoIdOf(photo), hints, searchAgain };
      if (onCutout)
        onCutout(
          await queue.run('cutout', request, { signal: task.signal, onReport: reporter(task) }),
        );
      if (beforeLines) await beforeLines();
      return queue.run(
        'extract',
        { ...request, searchAgain: searchAgain && !onCutout },
        { signal: task.signal, onReport: reporter(task) },
      );
    },
    pages: async (dog, choices, { from, count, onPage, ...task }) => {
      await pool.draw(
        { dog, choices, from, count },
        { signal: task.signal, onReport: reporter(task, onPage) },
      );
    },
    logo: async (picture, task = {}) =>
      (await pool.last.run('logo', { picture }, { signal: task.signal })).logo,
    dispose: () => pool.dispose(),
  };
};
