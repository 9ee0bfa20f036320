import { withOnlySheet } from '../shared/book';
import { cores, memory, prefersReducedData } from '../shared/device';
import { COLORED_PAGE, idleTimeout, TASK_TIMEOUT_MS, workerCount } from '../shared/limits';
import type { PagesOptions, TaskOptions } from '../shared/options';
import type { CutoutResult, PhotoPreview, PhotoRef, TaskReport } from '../shared/protocol';
import type { ColoringClient } from '../studio';
import { spawnWorker } from './spawn';
import type { QueueOptions } from './TaskQueue';
import { WorkerPool } from './WorkerPool';

const reporter =
  ({ onProgress }: TaskOptions, onPage?: PagesOptions['onPage']) =>
  (report: TaskReport): void => {
    if (report.type === 'page') onPage?.(report.page, report.preview);
    else onProgress?.(report.stage, report.progress);
  };

const photoIds = new WeakMap<Blob, number>();
let lastPhotoId = 0;

/** A photo with a number as its id, because cloning it to the worker loses the Blob's identity. */
const refOf = (photo: Blob): PhotoRef => {
  const photoId = photoIds.get(photo) ?? (lastPhotoId += 1);
  photoIds.set(photo, photoId);
  return { photo, photoId };
};

/** The pictures for the crop dialog that already exist. */
const previews = new WeakMap<Blob, PhotoPreview>();

export interface ClientOptions extends QueueOptions {
  /** Number of workers. */
  readonly workers: number;
}

type PageMethod =
  | 'drawPages'
  | 'traceLogo'
  | 'drawSheet'
  | 'colorSheet'
  | 'makeBookPdf'
  | 'makeCoverPdf';

/** The methods that take photos: warming up, finding dogs, and pictures. */
const photoMethods = (pool: WorkerPool): Omit<ColoringClient, PageMethod | 'dispose'> => ({
  warmUp: () => {
    // Ignore the error: the first photo starts another worker, and reports what is wrong.
    if (!prefersReducedData())
      pool.forNewPhoto.run('warmUp', {}, { isQuick: true }).catch(() => undefined);
  },
  prepare: async (file, task = {}) => {
    const options = { signal: task.signal, onReport: reporter(task) };
    const prepared = await pool.forFile.run('prepare', { photo: file }, options);
    const { photo, preview, width, height } = prepared;
    previews.set(photo, { preview, width, height });
    return { photo, width, height };
  },
  extract: async (
    photo,
    hints,
    { onCutout, beforeLines, hintsWidth, searchAgain = false, ...task } = {},
  ) => {
    const request = { ...refOf(photo), hints, hintsWidth, searchAgain };
    const queue = pool.forPhoto(request.photoId);
    pool.makeRoomFor(queue);
    const options = { signal: task.signal, onReport: reporter(task) };
    const withLines = { ...request, searchAgain: searchAgain && !onCutout };
    if (beforeLines || !onCutout) {
      if (onCutout) onCutout(await queue.run('cutout', request, options));
      if (beforeLines) await beforeLines();
      return queue.run('extract', withLines, options);
    }
    // The worker caches one cutout, so no other photo may come between it and its lines.
    return new Promise((resolve, reject) => {
      const onResult = (cutout: CutoutResult): void => {
        onCutout(cutout);
        queue.run('extract', withLines, { ...options, isNext: true }).then(resolve, reject);
      };
      queue.run('cutout', request, { ...options, onResult }).catch(reject);
    });
  },
  decodePhoto: (photo, { area, side, ...task } = {}) => {
    const request = { ...refOf(photo), area, side };
    const options = { signal: task.signal, isQuick: true };
    return pool.forPhoto(request.photoId).run('picture', request, options);
  },
  preview: async (photo, task = {}) => {
    const cached = previews.get(photo);
    if (cached) return cached;
    const request = refOf(photo);
    const options = { signal: task.signal, isQuick: true };
    const preview = await pool.forQuickTask(request.photoId).run('preview', request, options);
    previews.set(photo, preview);
    return preview;
  },
  crop: async (photo, { transform, width, height }, task = {}) => {
    const request = { ...refOf(photo), transform, width, height };
    const options = { signal: task.signal, isQuick: true };
    return (await pool.forQuickTask(request.photoId).run('crop', request, options)).picture;
  },
  renderCutout: async (photo, cutout, task = {}) => {
    const request = { ...refOf(photo), cutout };
    const options = { signal: task.signal, isQuick: true };
    return (await pool.forPhoto(request.photoId).run('cutoutPicture', request, options)).picture;
  },
  forget: (photo) => {
    const photoId = photoIds.get(photo);
    if (photoId !== undefined) pool.forget(photoId);
  },
});

/** The methods that draw pages and books. */
const pageMethods = (pool: WorkerPool): Pick<ColoringClient, PageMethod> => ({
  drawPages: async (dog, choices, { looks, dogs, onPage, ...task }) => {
    await pool.draw(
      { dog, choices, looks, ...(dogs && { dogs }) },
      { signal: task.signal, onReport: reporter(task, onPage) },
    );
  },
  traceLogo: async (picture, task = {}) =>
    (await pool.last.run('logo', { picture }, { signal: task.signal })).logo,
  drawSheet: (art, position, task = {}) =>
    pool.last.run(
      'sheet',
      { art: withOnlySheet(art, position), position },
      { signal: task.signal },
    ),
  colorSheet: (art, position, { width = COLORED_PAGE.width, signal } = {}) =>
    pool.last.run('colored', { art: withOnlySheet(art, position), position, width }, { signal }),
  makeBookPdf: (art, { variant = 'home-letter', ...task } = {}) =>
    pool.last.run('book', { art, variant }, { signal: task.signal, onReport: reporter(task) }),
  makeCoverPdf: (art, faces, shop, task = {}) =>
    pool.last.run(
      'cover',
      { ...faces, shop, art: withOnlySheet(art, 0) },
      { signal: task.signal, onReport: reporter(task) },
    ),
});

/**
 * Creates a client.
 * @param options overrides the workers, their number or the limits, for tests.
 */
export const createColoringClient = ({
  workers,
  ...options
}: Partial<ClientOptions> = {}): ColoringClient => {
  const queueOptions: QueueOptions = {
    spawn: spawnWorker,
    timeout: TASK_TIMEOUT_MS,
    idleTimeout,
    ...options,
  };
  const pool = new WorkerPool(queueOptions, workers ?? workerCount(cores(), memory()));
  return { ...photoMethods(pool), ...pageMethods(pool), dispose: () => pool.dispose() };
};
