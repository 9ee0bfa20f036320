import type { Dog, DetectionResult } from '@scribblepup/finder';
import { Tracer } from '@scribblepup/tracing';
import type { Hints } from '@scribblepup/tracing';
import type { FinderResult, TaskReport } from '../../shared/protocol';
import { cutoutPreview } from './cutoutPreview';
import { decodePhoto } from './decode';
import { photoTasks } from './extract';
import { createPhotoCache } from './photoCache';
import type { Search, SearchResult } from './search';

// Canvas only exists in browsers, so the code that uses it is tested there.
jest.mock('./decode', () => ({ decodePhoto: jest.fn() }));
jest.mock('./cutoutPreview', () => ({
  cutoutPreview: jest.fn(() => Promise.resolve(new Blob(['png']))),
}));
jest.mock('@scribblepup/tracing', (): object => ({
  ...jest.requireActual('@scribblepup/tracing'),
  Tracer: jest.fn(),
}));

const [WIDTH, HEIGHT] = [1000, 800];
// In px of the photo as given.
const crop = { x: 400, y: 400, width: 800, height: 600 };
const cutout = { found: true, alpha: Uint8Array.of(0, 255) };

const SCALE = 0.5;

// Two dogs side by side, on a grid with one cell per 100 px of the scaled photo.
const [left, right]: readonly Dog[] = [100, 500].map((x) => ({
  box: { x, y: 200, width: 300, height: 400 },
  area: 90_000,
  meanProbability: 0.95,
  score: 0.9,
  face: null,
  closeUp: null,
}));
const owners = Uint8Array.from({ length: 80 }, (_, cell) => {
  const [x, y] = [cell % 10, Math.floor(cell / 10)];
  return y < 2 || y > 5 ? 0 : x >= 1 && x <= 3 ? 1 : x >= 5 && x <= 7 ? 2 : 0;
});
const found = (): DetectionResult => ({
  probability: {
    width: 10,
    height: 8,
    left: 50,
    top: 50,
    stepX: 100,
    stepY: 100,
    data: Float32Array.from(owners, (owner) => (owner > 0 ? 0.9 : 0.1)),
  },
  owners,
  dogs: [left, right],
});
const dogs: SearchResult = { found: found() };
const unreachable: SearchResult = { found: null, failure: 'unreachable', detail: 'no network' };
const searched = expect.objectContaining({ ok: true });
const searchFailed: FinderResult = { ok: false, failure: 'unreachable', detail: 'no network' };

beforeEach(() => {
  jest.mocked(decodePhoto).mockImplementation(() =>
    Promise.resolve({
      originalSize: { width: WIDTH / SCALE, height: HEIGHT / SCALE },
      context: { canvas: { width: WIDTH, height: HEIGHT } } as OffscreenCanvasRenderingContext2D,
      scale: SCALE,
    }),
  );
  jest.mocked(Tracer).mockImplementation((_photo, _hints, detection = null) => {
    const fake: Pick<Tracer, 'found' | 'update' | 'cutout' | 'run'> = {
      found: detection,
      update: () => undefined,
      cutout: () => cutout as ReturnType<Tracer['cutout']>,
      run: (report) => {
        report!('lines', 0.5);
        return { dog: {}, cutout } as ReturnType<Tracer['run']>;
      },
    };
    return fake as Tracer;
  });
});

interface RequestOptions {
  readonly photoId?: number;
  readonly searchAgain?: boolean;
  readonly hintsWidth?: number;
}

const setUp = (search: jest.MockedFunction<Search>) => {
  const photos = createPhotoCache(),
    tasks = photoTasks(search, photos),
    reports: TaskReport[] = [];
  const request = (
    kind: 'cutout' | 'extract',
    hints: Hints = {},
    { photoId = 1, searchAgain = false, hintsWidth }: RequestOptions = {},
  ) =>
    tasks[kind](
      { photo: new Blob(), photoId, hints, searchAgain, hintsWidth },
      (report) => void reports.push(report),
    );
  /** The finder's result that each tracer was made with. */
  const searchResults = (): (DetectionResult | null | undefined)[] =>
    jest.mocked(Tracer).mock.calls.map(([, , one]) => one);
  return {
    request,
    /** Uses a photo without drawing it, as a crop does. */
    use: (photoId: number) => photos.get({ photo: new Blob(), photoId }),
    forget: (photoId: number) => tasks.forget({ photoId }, () => undefined),
    searchResults,
    stages: () => reports.map((one) => ('stage' in one ? [one.stage, one.progress] : [])),
  };
};
const searching = (...results: SearchResult[]): jest.MockedFunction<Search> => {
  const search = jest.fn<ReturnType<Search>, Parameters<Search>>();
  for (const result of results) search.mockResolvedValueOnce({ ...result });
  return search;
};

test('searches the photo before the cutout, then traces and reports the result', async () => {
  const search = searching(dogs);
  const { request, searchResults, stages } = setUp(search);
  expect(await request('extract')).toMatchObject({ found: true, finder: searched });
  expect(searchResults()).toEqual([dogs.found]);
  expect(stages()).toEqual([
    ['decode', 0],
    ['finder', 0],
    ['lines', 0.525],
  ]);
});

test('searches each crop of a photo once, whatever the other hints are', async () => {
  const search = searching(dogs, { found: found() }, dogs);
  const { request, searchResults } = setUp(search);
  await request('cutout');
  await request('extract', { nose: [5, 5] });
  expect(search).toHaveBeenCalledTimes(1);
  expect(searchResults()).toHaveLength(1);
  await request('extract', { crop });
  await request('extract', { crop, dabs: [{ x: 1, y: 1, radius: 1, mode: 'keep' }] });
  expect(search.mock.calls.map(([, area]) => area)).toEqual([
    { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    { x: 160, y: 170, width: 480, height: 360 },
  ]);
  expect(searchResults()).toHaveLength(2);
  await request('extract', { crop }, { photoId: 2 });
  expect(search).toHaveBeenCalledTimes(3);
});

test('a brush stroke or a tap updates the cached drawing', async () => {
  const { request } = setUp(searching(dogs));
  await request('cutout');
  const update = jest.fn();
  (jest.mocked(Tracer).mock.results[0].value as Tracer).update = update;
  await request('extract', { nose: [50, 60] });
  expect(update.mock.calls).toEqual([[{ nose: [25, 30] }]]);
});

test('the search and the cutout share a copy of the pixels, which is then freed', async () => {
  const getImageData = jest.fn(() => ({}) as ImageData);
  const canvas = { width: WIDTH, height: HEIGHT };
  jest.mocked(decodePhoto).mockResolvedValue({
    originalSize: canvas,
    context: { canvas, getImageData } as unknown as OffscreenCanvasRenderingContext2D,
    scale: 1,
  });
  jest.mocked(Tracer).mockImplementation((photo, _hints, detection = null) => {
    const fake: Pick<Tracer, 'found' | 'update' | 'cutout'> = {
      found: detection,
      update: () => undefined,
      cutout: () => {
        if ('read' in photo) photo.read();
        return cutout as ReturnType<Tracer['cutout']>;
      },
    };
    return fake as Tracer;
  });
  const { request } = setUp(
    jest.fn<ReturnType<Search>, Parameters<Search>>((photo) => {
      photo.read();
      return Promise.resolve(dogs);
    }),
  );
  await request('cutout');
  expect(getImageData).toHaveBeenCalledTimes(1);
  await request('cutout', { nose: [5, 5] });
  expect(getImageData).toHaveBeenCalledTimes(2);
});

test('a photo is decoded once, and again only after it was forgotten', async () => {
  const { request, forget } = setUp(searching(dogs, dogs));
  await request('cutout');
  await request('extract');
  expect(decodePhoto).toHaveBeenCalledTimes(1);
  await forget(2);
  await request('extract');
  expect(decodePhoto).toHaveBeenCalledTimes(1);
  await forget(1);
  await request('extract');
  expect(decodePhoto).toHaveBeenCalledTimes(2);
});

test('a stroke reuses the cached drawing, however many other photos were used in between', async () => {
  const search = searching(dogs);
  const { request, use, searchResults } = setUp(search);
  await request('cutout');
  for (const other of [2, 3, 4]) await use(other);
  await request('extract');
  expect(search).toHaveBeenCalledTimes(1);
  expect(searchResults()).toHaveLength(1);
  expect(decodePhoto).toHaveBeenCalledTimes(4);
});

test('the picture of a cutout is made again only if the cutout has changed', async () => {
  const { request } = setUp(searching(dogs));
  const { preview } = await request('cutout');
  expect((await request('extract')).preview).toBe(preview);
  expect(cutoutPreview).toHaveBeenCalledTimes(1);
  const changed = { ...cutout, alpha: Uint8Array.of(255, 255) };
  const tracer = jest.mocked(Tracer).mock.results[0].value as Tracer;
  tracer.cutout = () => changed as ReturnType<Tracer['cutout']>;
  expect(await request('cutout')).toMatchObject({ cutout: { alpha: Uint8Array.of(255, 255) } });
  expect(cutoutPreview).toHaveBeenCalledTimes(2);
});

test('the alpha that leaves the worker is a copy, because it is transferred', async () => {
  const { request } = setUp(searching(dogs));
  const { alpha } = (await request('cutout')).cutout;
  structuredClone(alpha, { transfer: [alpha.buffer as ArrayBuffer] });
  expect((await request('extract')).cutout.alpha).toEqual(cutout.alpha);
});

test('hints may be in px of a picture of another width', async () => {
  const search = searching(dogs);
  const { request } = setUp(search);
  // The scaled photo is 1000 px wide: twice as wide as the picture of the hints.
  await request(
    'extract',
    { crop: { x: 100, y: 100, width: 200, height: 150 } },
    { hintsWidth: 500 },
  );
  expect(search.mock.calls.map(([, area]) => area)).toEqual([
    { x: 160, y: 170, width: 480, height: 360 },
  ]);
});

test('draws the photo even if the finder fails, and the result says why', async () => {
  const { request, searchResults } = setUp(searching(unreachable));
  expect(await request('extract')).toMatchObject({ cutout, finder: searchFailed });
  expect(searchResults()).toEqual([null]);
});

test('repeats a failed search only with searchAgain, not for each brush stroke', async () => {
  const search = searching(unreachable, dogs);
  const { request, searchResults } = setUp(search);
  await request('cutout');
  expect(await request('extract')).toMatchObject({ finder: searchFailed });
  expect(search).toHaveBeenCalledTimes(1);
  expect(await request('cutout', {}, { searchAgain: true })).toMatchObject({ finder: searched });
  expect(await request('extract', {}, { searchAgain: true })).toMatchObject({ finder: searched });
  expect(search).toHaveBeenCalledTimes(2);
  expect(searchResults()).toEqual([null, dogs.found]);
});

test('searches again for another crop or another photo', async () => {
  const search = searching(unreachable, unreachable, dogs);
  const { request } = setUp(search);
  await request('extract');
  expect(await request('extract', { crop })).toMatchObject({ finder: searchFailed });
  expect(await request('extract', { crop }, { photoId: 2 })).toMatchObject({ finder: searched });
});

test('reports where each dog is and which ones are drawn, without another search', async () => {
  const search = searching(dogs);
  const { request, searchResults } = setUp(search);
  const boxes = [
    { x: 200, y: 400, width: 600, height: 800 },
    { x: 1000, y: 400, width: 600, height: 800 },
  ];
  const drawn = async (hints: Hints): Promise<boolean[]> => {
    const { finder } = await request('cutout', hints);
    if (!finder.ok) throw new Error('the search failed');
    expect(finder.area).toEqual({ x: 0, y: 0, width: WIDTH / SCALE, height: HEIGHT / SCALE });
    expect(finder.dogs.map(({ box }) => box)).toEqual(boxes);
    for (const [i, { outline }] of finder.dogs.entries()) {
      const xs = outline.flatMap((ring) => ring.map(([x]) => x));
      expect(
        [Math.min(...xs), Math.max(...xs)].map((x) => Math.round((x - boxes[i].x) / 100)),
      ).toEqual([0, 6]);
    }
    return finder.dogs.map(({ isDrawn }) => isDrawn);
  };
  expect(await drawn({})).toEqual([true, true]);
  expect(await drawn({ dogs: [[1300, 800]] })).toEqual([false, true]);
  expect(await drawn({ dogs: [[500, 800]] })).toEqual([true, false]);
  expect(search).toHaveBeenCalledTimes(1);
  expect(searchResults()).toHaveLength(1);
});
