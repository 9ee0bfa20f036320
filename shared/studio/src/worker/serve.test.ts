import { ExtractError } from '@scribblepup/tracing/errors';
import type { Cutout } from '@scribblepup/tracing';
import type { WorkerMessage, TaskRequest, TaskKind } from '../shared/protocol';
import { serve } from './serve';
import { bookTask, coverTask } from './tasks/book';
import { coloredTask } from './tasks/colored';
import { cropTask } from './tasks/crop';
import { cutoutPictureTask } from './tasks/cutoutPicture';
import { photoTasks } from './tasks/extract';
import { logoTask } from './tasks/logo';
import { pagesTask } from './tasks/pages';
import { previewTask } from './tasks/photoPreview';
import { pictureTask } from './tasks/picture';
import { prepareTask } from './tasks/prepare';
import { sheetTask } from './tasks/sheet';

jest.mock('./tasks/book', () => ({ bookTask: jest.fn(), coverTask: jest.fn() }));
jest.mock('./tasks/colored', () => ({ coloredTask: jest.fn() }));
jest.mock('./tasks/crop', () => ({ cropTask: jest.fn() }));
jest.mock('./tasks/cutoutPicture', () => ({ cutoutPictureTask: jest.fn() }));
jest.mock('./tasks/extract', () => ({ photoTasks: jest.fn() }));
jest.mock('./tasks/logo', () => ({ logoTask: jest.fn() }));
jest.mock('./tasks/pages', () => ({ pagesTask: jest.fn() }));
jest.mock('./tasks/photoPreview', () => ({ previewTask: jest.fn() }));
jest.mock('./tasks/picture', () => ({ pictureTask: jest.fn() }));
jest.mock('./tasks/prepare', () => ({ prepareTask: jest.fn() }));
jest.mock('./tasks/sheet', () => ({ sheetTask: jest.fn() }));

const handlers: Readonly<Record<Exclude<TaskKind, 'warmUp'>, jest.Mock>> = {
  prepare: prepareTask as jest.Mock,
  cutout: jest.fn(),
  extract: jest.fn(),
  picture: jest.fn(),
  preview: jest.fn(),
  crop: jest.fn(),
  cutoutPicture: jest.fn(),
  forget: jest.fn(),
  pages: pagesTask as jest.Mock,
  logo: logoTask as jest.Mock,
  sheet: sheetTask as jest.Mock,
  colored: coloredTask as jest.Mock,
  book: bookTask as jest.Mock,
  cover: coverTask as jest.Mock,
};
const kinds = Object.keys(handlers) as (keyof typeof handlers)[];
const warmUp = jest.fn<Promise<void>, [AbortSignal]>();

const messages: WorkerMessage[] = [];
const scope = {
  onmessage: null as ((event: { data: TaskRequest }) => void) | null,
  // Like a browser: clones messages, detaches transferred buffers and throws on values that cannot
  // be cloned.
  postMessage: (message: WorkerMessage, transfer: Transferable[] = []): void =>
    void messages.push(structuredClone(message, { transfer: transfer as ArrayBuffer[] })),
};

beforeAll(() => {
  Object.assign(globalThis, { self: scope });
  const { cutout, extract, forget, picture, preview, crop, cutoutPicture } = handlers;
  jest.mocked(photoTasks).mockReturnValue({ cutout, extract, forget });
  jest.mocked(pictureTask).mockReturnValue(picture);
  jest.mocked(previewTask).mockReturnValue(preview);
  jest.mocked(cropTask).mockReturnValue(crop);
  jest.mocked(cutoutPictureTask).mockReturnValue(cutoutPicture);
  serve(() => Promise.resolve({ found: null, failure: 'late' }), warmUp);
});
afterAll(() => Reflect.deleteProperty(globalThis, 'self'));
beforeEach(() => messages.splice(0));

/** Requests a task and returns all messages of the worker about it. */
const request = async (kind: TaskKind, id = 1): Promise<WorkerMessage[]> => {
  scope.onmessage!({ data: { id, kind, task: {} } });
  await new Promise((resolve) => setTimeout(resolve));
  return messages;
};

const found = (): { cutout: Cutout } => ({
  cutout: {
    width: 2,
    height: 2,
    alpha: new Uint8Array([0, 85, 170, 255]),
    area: { x: 0, y: 0, width: 2, height: 2 },
    found: true,
    advice: null,
  },
});

test.each(kinds)('an error in %s is reported with its code', async (kind) => {
  handlers[kind].mockRejectedValueOnce(
    new ExtractError('crop', 'The crop is too small. Choose a larger part of the photo.'),
  );
  expect(await request(kind, 7)).toEqual([
    {
      id: 7,
      type: 'failed',
      code: 'crop',
      message: 'The crop is too small. Choose a larger part of the photo.',
    },
  ]);
});

// Covers and colored pages are made without reports in between.
test.each(kinds.filter((kind) => kind !== 'cover' && kind !== 'colored'))(
  'reports of %s arrive before its result',
  async (kind) => {
    handlers[kind].mockImplementationOnce((_, report: (message: unknown) => void) => {
      report({ type: 'progress', stage: 'decode', progress: 0.1 });
      return Promise.resolve(null);
    });
    expect(await request(kind, 3)).toEqual([
      { id: 3, type: 'progress', stage: 'decode', progress: 0.1 },
      { id: 3, type: 'done', result: null },
    ]);
  },
);

test('a worker warms up until the next task arrives, and no task waits for it', async () => {
  expect(warmUp).not.toHaveBeenCalled();
  warmUp.mockReturnValueOnce(new Promise(() => undefined));
  expect(await request('warmUp')).toEqual([{ id: 1, type: 'done', result: null }]);
  const [[signal]] = warmUp.mock.calls;
  expect(signal.aborted).toBe(false);
  await request('crop', 2);
  expect(signal.aborted).toBe(true);
  expect(warmUp).toHaveBeenCalledTimes(1);
});

test('a worker repeats a warm-up that failed, but not one that succeeded', async () => {
  warmUp.mockClear();
  warmUp.mockRejectedValueOnce(new Error('no canvas')).mockResolvedValueOnce();
  for (const id of [1, 2, 3]) await request('warmUp', id);
  expect(warmUp).toHaveBeenCalledTimes(2);
  expect(messages.map(({ type }) => type)).toEqual(['done', 'done', 'done']);
});

test('the mask is transferred, not copied', async () => {
  const result = found();
  handlers.cutout.mockResolvedValueOnce(result);
  expect(await request('cutout')).toEqual([{ id: 1, type: 'done', result: found() }]);
  expect(result.cutout.alpha).toHaveLength(0);
});

test('a bitmap is transferred, not copied', async () => {
  // Node has no ImageBitmap, but it has ports, which can only be sent by transfer too.
  const { port1: bitmap, port2 } = new MessageChannel();
  handlers.picture.mockResolvedValueOnce({ bitmap, width: 4, height: 3 });
  expect(await request('picture')).toMatchObject([{ id: 1, type: 'done', result: { width: 4 } }]);
  port2.close();
});

test('a mask that was already transferred is reported as an error', async () => {
  const result = found();
  handlers.extract.mockResolvedValue(result);
  await request('extract', 1);
  await request('extract', 2);
  expect(messages.map(({ id, type }) => [id, type])).toEqual([
    [1, 'done'],
    [2, 'failed'],
  ]);
  expect(messages[1]).toMatchObject({ code: 'failed' });
});

test('a task fails if its report cannot be cloned', async () => {
  handlers.pages.mockImplementationOnce((_, report: (message: unknown) => void) => {
    report({ type: 'page', page: { draw: () => undefined }, preview: null });
    return Promise.resolve(null);
  });
  expect(await request('pages')).toEqual([
    {
      id: 1,
      type: 'failed',
      code: 'undrawable',
      message: expect.stringContaining('DataCloneError'),
    },
  ]);
});
