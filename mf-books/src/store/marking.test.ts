import type { Hints } from '@scribblepup/studio';
import { ColoringError, type ExtractOptions, type Extraction } from '@scribblepup/studio';
import type { Mark } from '../cutoutMarks';
import * as service from '../services/coloring';
import { fakeColoring, plainExtraction } from '../testing/coloring';
import { useCreateBook } from './createBook';
import { lastCutout } from './photoOnForm';
import { setEditing, setImage, setMarks, startOver } from './createBookActions';
import { lookAhead } from './lookAhead';

jest.mock('../services/coloring');

const photo = new Blob(['photo']);
const image = {
  original: photo,
  photo,
  preview: photo,
  crop: { x: 0, y: 0, width: 50, height: 50 },
};
const tap = (x: number): Mark => ({
  kind: 'stroke',
  dabs: [{ x, y: 5, radius: 4, mode: 'keep', region: true }],
});
const state = useCreateBook.getState;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Sets up a client that continues only when `work` is called. Returns for each cutout and for each
 * drawing how many dabs it was made with.
 */
const setUp = async () => {
  const cuts: number[] = [],
    lines: number[] = [];
  let failure: Error | null = null;
  let waiting: (() => void)[] = [];
  const waitForWork = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));
  const cutoutOf = (dabs: number): Extraction => ({
    ...plainExtraction,
    cutout: { ...plainExtraction.cutout, width: dabs },
  });
  const extract = async (
    _photo: Blob,
    { dabs = [] }: Hints,
    { onCutout, beforeLines, signal }: ExtractOptions = {},
  ): Promise<Extraction> => {
    await waitForWork();
    signal?.throwIfAborted();
    cuts.push(dabs.length);
    if (failure) throw failure;
    onCutout?.(cutoutOf(dabs.length));
    if (beforeLines) await beforeLines();
    signal?.throwIfAborted();
    lines.push(dabs.length);
    return cutoutOf(dabs.length);
  };
  jest.mocked(service.coloring).mockReturnValue(fakeColoring({ extract }));
  /** Completes all pending work of the client. */
  const work = async (): Promise<void> => {
    const due = waiting;
    waiting = [];
    due.forEach((go) => go());
    await settle();
  };
  setImage(image);
  await work();
  return { cuts, lines, work, fail: (error: Error | null) => void (failure = error) };
};

const shownDabs = (): number | undefined => lastCutout(state().cutout)?.cutout.width;

beforeEach(() => {
  jest.mocked(service.coloring).mockReturnValue(fakeColoring());
  setEditing(false);
  startOver();
});

test('while the editor is open, each mark updates the cutout; lines are drawn once it closes', async () => {
  const { cuts, lines, work } = await setUp();
  setEditing(true);
  for (const count of [1, 2, 3]) {
    setMarks(Array.from({ length: count }, (_, i) => tap(i)));
    await settle();
    await work();
    expect(shownDabs()).toBe(count);
    expect(state().shownMarks).toBe(state().marks);
  }
  expect([cuts, lines]).toEqual([[0, 1, 2, 3], [0]]);
  expect(state().cutout?.status).toBe('working');
  setEditing(false);
  await settle();
  expect(lines).toEqual([0, 3]);
  expect(state().cutout?.status).toBe('done');
});

test('marks made while a cutout is computed are applied together, and none is lost', async () => {
  const { cuts, lines, work } = await setUp();
  setEditing(true);
  setMarks([tap(1)]);
  setMarks([tap(1), tap(2)]);
  setMarks([tap(1), tap(2), tap(3)]);
  await work();
  // The first cutout is shown while the others are being made.
  expect(shownDabs()).toBe(1);
  expect(state().shownMarks).toHaveLength(1);
  await work();
  expect(cuts).toEqual([0, 1, 3]);
  setEditing(false);
  await settle();
  expect(lines).toEqual([0, 3]);
});

test('a mark made just before the editor closes affects the lines', async () => {
  const { lines, work } = await setUp();
  setEditing(true);
  setMarks([tap(1)]);
  await work();
  setMarks([tap(1), tap(2)]);
  setEditing(false);
  await settle();
  await work();
  expect(lines).toEqual([0, 2]);
  expect(state().cutout?.status).toBe('done');
});

test('an empty cutout shows an error and the last cutout, which undo redraws', async () => {
  const { work, fail, lines } = await setUp();
  setEditing(true);
  fail(new ColoringError('empty', 'Nothing is left of the dog. Undo the last stroke.'));
  setMarks([tap(1)]);
  await work();
  expect(state().cutout).toMatchObject({ status: 'failed' });
  expect(shownDabs()).toBe(0);
  expect(state().shownMarks).toHaveLength(0);
  fail(null);
  setMarks([]);
  await work();
  setEditing(false);
  await settle();
  expect(state().cutout?.status).toBe('done');
  expect(lines).toEqual([0, 0]);
});

test('marks stay when only the crop changes, but not with another photo', async () => {
  const { lines, work } = await setUp();
  setMarks([tap(1)]);
  await work();
  setImage({ ...image, crop: null });
  await work();
  expect(lines).toEqual([0, 1, 1]);
  expect(state().shownMarks).toEqual([tap(1)]);
  const other = new Blob(['other']);
  setImage({ ...image, photo: other, original: other });
  await work();
  expect(lines).toEqual([0, 1, 1, 0]);
  expect(state().marks).toEqual([]);
});

test('removing the photo while the editor is open ends the wait for marks', async () => {
  const { lines, work } = await setUp();
  setEditing(true);
  setMarks([tap(1)]);
  await work();
  setImage(null);
  await settle();
  expect(lines).toEqual([0]);
  expect(state()).toMatchObject({ cutout: null, marks: [], shownMarks: [] });
});

test('the pixels of a photo are freed once it is replaced or removed', () => {
  const forget = jest.fn<undefined, [Blob]>();
  jest.mocked(service.coloring).mockReturnValue(fakeColoring({ forget }));
  const [rotated, other] = [new Blob(['rotated']), new Blob(['other'])];
  setImage(image);
  setImage({ ...image, photo: rotated });
  setImage({ ...image, crop: null });
  expect(forget.mock.calls).toEqual([[rotated]]);
  setImage({ ...image, photo: rotated });
  setImage({ ...image, photo: other, original: other });
  expect(forget.mock.calls.slice(1)).toEqual([[rotated], [photo]]);
  setImage(null);
  startOver();
  expect(forget.mock.calls.slice(3)).toEqual([[other]]);
});

test('the pixels of a photo are freed when its crop is canceled, unless the form has it', () => {
  const forget = jest.fn<undefined, [Blob]>();
  jest.mocked(service.coloring).mockReturnValue(fakeColoring({ forget }));
  const other = new Blob(['other']);
  setImage(image);
  lookAhead(photo);
  lookAhead(null);
  expect(forget).not.toHaveBeenCalled();
  lookAhead(other);
  lookAhead(null);
  lookAhead(null);
  expect(forget.mock.calls).toEqual([[other]]);
});
