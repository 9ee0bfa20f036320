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
  /** Called at each stage of the work, with the progress from 0 to 1. */
  readonly onProgress?: (stage: string, share: number) => void;
}

export interface ExtractOptions extends TaskOptions {
  /**
   * Called with the cutout before the lines are drawn, which takes longer. Aborting inside this
   * callback does not terminate the worker, so it keeps its cached photo.
   */
  readonly onCutout?: (found: FoundCutout) => void;
  /**
   * Awaited between the cutout and the lines. Delays the lines while a visitor still paints on the
   * cutout, because they would be obsolete at once.
   */
  readonly beforeLines?: () => Promise<void>;
  /** Retries the finder if it could not search this crop of the photo before. */
  readonly searchAgain?: boolean;
}

export interface PagesOptions extends TaskOptions {
  /** Index of the first page, 0 to 99. */
  readonly from: number;
  readonly count: number;
  /** Called for each page as soon as it is ready. The preview is a PNG of 425 x 550 px. */
  readonly onPage: (index: number, page: Page, preview: Blob) => void;
}

/** Runs the coloring engine in workers, so that the page stays responsive. */
export interface ColoringClient {
  /**
   * Re-encodes a photo as an upright JPEG without metadata, at most 2048 px per side.
   * @throws ColoringError with code `undecodable` if the browser cannot read it.
   */
  prepare(photo: Blob, options?: TaskOptions): Promise<PreparedPhoto>;
  /**
   * Finds the dog and draws it. Hints are in px of the photo. Another call for the same photo with
   * other hints is faster: it only repeats the steps that depend on them.
   */
  extract(photo: Blob, hints: Hints, options?: ExtractOptions): Promise<Extraction>;
  /**
   * Traces a logo as line art for `Choices.logo`; null if the picture has a single color.
   * @throws ColoringError with code `undecodable` if the browser cannot read it.
   */
  logo(picture: Blob, options?: TaskOptions): Promise<Logo | null>;
  /**
   * Draws pages, in parallel if the device has the cores and the memory. Reports each page as soon
   * as it is ready.
   */
  pages(dog: DogArt, choices: Choices, options: PagesOptions): Promise<void>;
  /** Cancels all tasks and terminates the workers. The client can be used again. */
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

/** Identifies a photo by a number, because cloning it to the worker loses the Blob's identity. */
const photoIdOf = (photo: Blob): number => {
  const id = photoIds.get(photo) ?? (lastPhotoId += 1);
  photoIds.set(photo, id);
  return id;
};

export interface ClientOptions extends QueueOptions {
  /** Number of workers that draw pages in parallel. */
  readonly workers: number;
}

/**
 * Creates a client.
 * @param options overrides the workers, their number or the limits, for tests.
 */
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
