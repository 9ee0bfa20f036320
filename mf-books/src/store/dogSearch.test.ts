import type { Extraction, FinderResult } from '@scribblepup/studio';
import { coloring } from '../services/coloring';
import { fakeColoring, plainExtraction } from '../testing/coloring';
import { createDogSearch } from './dogSearch';

jest.mock('../services/coloring');
const mockReported: [stage: string, cause: unknown][] = [];
jest.mock('../failureHandler', () => ({
  failureHandler: (stage: string) => (cause: unknown) => void mockReported.push([stage, cause]),
}));

const photo = new Blob(['photo']);
const image = {
  original: photo,
  photo,
  preview: photo,
  crop: { x: 0, y: 0, width: 50, height: 50 },
};

test.each<[FinderResult, unknown[]]>([
  [
    { ok: false, failure: 'broken', detail: 'RangeError: too large' },
    [['finder', 'broken', 'RangeError: too large']],
  ],
  [{ ok: false, failure: 'late' }, [['finder', 'late', undefined]]],
  [plainExtraction.finder, []],
])('reports a finder that failed, and only that: %j', async (finder, reports) => {
  mockReported.splice(0);
  const extraction: Extraction = { ...plainExtraction, finder };
  const extract = () => Promise.resolve(extraction);
  jest.mocked(coloring).mockReturnValue(fakeColoring({ extract }));
  const search = createDogSearch({
    read: () => ({
      image,
      cutout: null,
      marks: [],
      shownMarks: [],
      chosenDogs: [],
      shows: [0],
    }),
    write: () => undefined,
  });
  search.find();
  await search.running();
  await Promise.resolve();
  expect(
    mockReported.map(([stage, error]) =>
      error instanceof Error ? [stage, error.message, error.cause] : error,
    ),
  ).toEqual(reports);
});
