import type {
  WorkerMessage,
  Handler,
  TaskRequest,
  TaskResults,
  TaskKind,
} from '../shared/protocol';
import { cropTask } from './tasks/crop';
import { cutoutPictureTask } from './tasks/cutoutPicture';
import { photoTasks } from './tasks/extract';
import { toFailedMessage } from './tasks/failure';
import { logoTask } from './tasks/logo';
import { pagesTask } from './tasks/pages';
import { previewTask } from './tasks/photoPreview';
import { createPhotoCache } from './tasks/photoCache';
import { pictureTask } from './tasks/picture';
import { prepareTask } from './tasks/prepare';
import type { Search } from './tasks/search';
import { sheetTask } from './tasks/sheet';

interface Scope {
  onmessage: ((event: MessageEvent<TaskRequest>) => void) | null;
  postMessage(message: WorkerMessage, transfer?: Transferable[]): void;
}

/** Masks and bitmaps are large. They are transferred, not copied. */
const buffersOf = (result: TaskResults[TaskKind]): Transferable[] => {
  if (result && 'cutout' in result) return [result.cutout.alpha.buffer as ArrayBuffer];
  return result && 'bitmap' in result ? [result.bitmap] : [];
};

/** The PDF library is larger than everything else here, so it is loaded with the first book. */
const bookTasks = () => import('./tasks/book');
/** Few visitors look at colored pages, so this code is loaded with the first one. */
const coloredTasks = () => import('./tasks/colored');

/**
 * Implements the worker's side of the protocol. A worker cannot use the modules that the apps
 * share, so its script bundles its own copies of the packages.
 * @param search searches photos for dogs
 * @param warmUp prepares for the first photo; rejects once its signal aborts, which the next task
 * causes
 */
export const serve = (search: Search, warmUp: (signal: AbortSignal) => Promise<void>): void => {
  const scope = self as unknown as Scope;
  let warmUpAbort = new AbortController();
  let isWarm = false;
  const photos = createPhotoCache();
  const handlers: { readonly [K in TaskKind]: Handler<K> } = {
    warmUp: () => {
      // Ignore an error: the first photo would run into it again.
      if (!isWarm)
        warmUp(warmUpAbort.signal).then(
          () => (isWarm = true),
          () => undefined,
        );
      return Promise.resolve(null);
    },
    prepare: prepareTask,
    ...photoTasks(search, photos),
    picture: pictureTask(photos),
    preview: previewTask(photos),
    crop: cropTask(photos),
    cutoutPicture: cutoutPictureTask(photos),
    pages: pagesTask,
    logo: logoTask,
    sheet: sheetTask,
    colored: async (task) => (await coloredTasks()).coloredTask(task),
    book: async (task, report) => (await bookTasks()).bookTask(task, report),
    cover: async (task) => (await bookTasks()).coverTask(task),
  };

  const handle = async <K extends TaskKind>({ id, kind, task }: TaskRequest<K>): Promise<void> => {
    try {
      const result = await handlers[kind](task, (report) => scope.postMessage({ id, ...report }));
      scope.postMessage({ id, type: 'done', result }, buffersOf(result));
    } catch (error) {
      scope.postMessage({ id, type: 'failed', ...toFailedMessage(error, kind) });
    }
  };

  scope.onmessage = ({ data }) => {
    warmUpAbort.abort();
    warmUpAbort = new AbortController();
    void handle(data);
  };
};
