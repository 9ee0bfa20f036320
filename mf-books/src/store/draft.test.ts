import { waitFor } from '@testing-library/react';
import { eraseAll, saveDraft } from '@scribblepup/library';
import * as service from '../services/coloring';
import { fakeColoring } from '../testing/coloring';
import { useCreateBook } from './createBook';
import { restoreInput, startAnotherBook, startOver } from './createBookActions';

jest.mock('../services/coloring');

const blob = (text: string): Blob => new Blob([text]);
const marks = [{ kind: 'nose', at: [5, 6] }];
const chosenDogs = [[7, 8]];
/** The fields of a draft that has no photo yet. */
const rex = {
  step: 1,
  details: { name: 'Rex', born_month: '03' },
  marks: [],
  drawing: {},
  crops: {},
};
const moreDogs = [{ name: 'Mochi', born_month: '10' }];

beforeEach(eraseAll);

const openTab = async () => {
  const library = await import('@scribblepup/library');
  const { coloring } = await import('../services/coloring');
  const actions = await import('./createBookActions');
  const { useCreateBook: form } = await import('./createBook');
  const { overwriteOtherDraft } = await import('./draft');
  return {
    library,
    coloring: jest.mocked(coloring),
    actions,
    form,
    keepThisDraft: overwriteOtherDraft,
  };
};

/**
 * Runs a test as a newly opened tab, with modules of its own. Empties the form at the end and waits
 * until that is saved, so that no write is left for the next test.
 */
const inNewTab = (
  visit: (tab: Awaited<ReturnType<typeof openTab>>) => Promise<void>,
): Promise<void> =>
  jest.isolateModulesAsync(async () => {
    const tab = await openTab();
    await visit(tab);
    tab.actions.startOver();
    await tab.keepThisDraft();
    await tab.library.closeLibrary();
  });

test('a draft that could not be read is not overwritten, and is restored later', async () => {
  await inNewTab(async ({ library, coloring, actions, form }) => {
    const extract = jest.fn(fakeColoring().extract);
    coloring.mockReturnValue(fakeColoring({ extract }));
    const photo = blob('photo');
    await library.saveDraft({
      fields: {
        step: 1,
        details: { name: 'Rex', born_month: '03' },
        marks: [],
        chosenDogs: [],
        drawing: {},
        crops: { image: null },
      },
      pictures: { 'image-photo': photo, 'image-preview': photo, 'image-original': photo },
    });
    await library.closeLibrary();
    const refused = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    });
    await actions.restoreInput();
    expect(form.getState().draftFailure).toMatchObject({ code: 'open-failed' });
    refused.mockRestore();

    actions.setDetails({ name: 'Max', born_month: '' });
    await waitFor(async () =>
      expect(await library.getDraft()).toMatchObject({
        fields: { details: { name: 'Max', born_month: '03' } },
        pictures: { 'image-photo': expect.any(Blob) },
      }),
    );
    await waitFor(() => expect(form.getState().draftFailure).toBeNull());
    expect(form.getState().isRestored).toBe(true);
    expect(extract).toHaveBeenCalledTimes(1);
  });
});

// A page restores its draft only once, so all other tests run in a new tab.
test('restores the input from before a reload, and searches for the dog again', async () => {
  const extract = jest.fn(fakeColoring().extract);
  jest.mocked(service.coloring).mockReturnValue(fakeColoring({ extract }));
  const photo = blob('photo');
  await saveDraft({
    // The photo is not cropped, so its crop is no hint of where the dog is.
    fields: {
      step: 2,
      details: { name: 'Rex', born_month: '03' },
      moreDogs,
      shows: [0, 1],
      marks,
      chosenDogs,
      drawing: { age: '2-3' },
      crops: { image: null },
    },
    pictures: {
      'image-photo': photo,
      'image-preview': blob('small'),
      'image-original': blob('whole'),
    },
  });
  useCreateBook.setState({ details: { name: 'Max', born_month: '' } });
  await restoreInput();
  expect(useCreateBook.getState()).toMatchObject({
    // Typed while the draft was being read, at this step.
    step: 1,
    details: { name: 'Max', born_month: '03' },
    moreDogs,
    shows: [0, 1],
    image: { crop: null },
    logo: null,
    marks,
    chosenDogs,
    drawing: { age: '2-3' },
    isRestored: true,
  });
  expect(extract).toHaveBeenCalledWith(
    expect.any(Blob),
    { nose: [5, 6], dogs: [[7, 8]] },
    expect.anything(),
  );

  startAnotherBook();
  expect(useCreateBook.getState().details.name).toBe('Max');
  startOver();
  expect(useCreateBook.getState()).toMatchObject({
    details: { name: '' },
    image: null,
    isRestored: false,
  });
});

test('saves the input while searches in other photos are still running', async () => {
  await inNewTab(async ({ library, coloring, actions, form }) => {
    let report = (_share: number): void => undefined;
    coloring.mockReturnValue(
      fakeColoring({
        extract: (_photo, _hints, { signal, onProgress } = {}) =>
          new Promise((_resolve, reject) => {
            report = (share) => onProgress?.('lines', share);
            signal?.addEventListener('abort', () => reject(signal.reason as Error));
          }),
      }),
    );
    const second = { id: 'second', crop: null, marks: [], chosenDogs: [] };
    await library.saveDraft({
      fields: { ...rex, morePhotos: [second] },
      pictures: { 'more-second-original': blob('second') },
    });
    await actions.restoreInput();
    actions.setDetails({ name: 'Max', born_month: '03' });
    for (const share of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      report(share);
    }
    expect(form.getState().morePhotos[0].cutout).toMatchObject({ share: 0.6 });
    expect(await library.getDraft()).toMatchObject({ fields: { details: { name: 'Max' } } });
  });
});

test('an untouched form opens at the step of the draft', async () => {
  await inNewTab(async ({ library, actions, form }) => {
    await library.saveDraft({
      fields: { ...rex, step: 2 },
      pictures: {},
    });
    await actions.restoreInput();
    expect(form.getState().step).toBe(2);
  });
});

test("drops chosen dogs that nobody tapped from an earlier version's draft", async () => {
  await inNewTab(async ({ library, coloring, actions, form }) => {
    coloring.mockReturnValue(fakeColoring());
    const second = { id: 'second', crop: null, marks: [], shows: [0, 1] };
    await library.saveDraft({
      fields: {
        ...rex,
        chosenDogs,
        dogsFollowShows: true,
        morePhotos: [
          { ...second, chosenDogs, dogsFollowShows: true },
          { ...second, id: 'third', chosenDogs },
        ],
      },
      pictures: { 'more-second-original': blob('second'), 'more-third-original': blob('third') },
    });
    await actions.restoreInput();
    const { morePhotos, ...first } = form.getState();
    expect([first, ...morePhotos].map((photo) => photo.chosenDogs)).toEqual([[], [], chosenDogs]);
  });
});

test('a draft is not restored into a form that was cleared while it was read', async () => {
  await inNewTab(async ({ library, actions, form }) => {
    await library.saveDraft({
      fields: rex,
      pictures: {},
    });
    const restored = actions.restoreInput();
    actions.startOver();
    await restored;
    expect(form.getState().details.name).toBe('');
  });
});

test.each([
  ['details without a name', { details: {} }],
  ['a photo that is null', { morePhotos: [null] }],
  ['a mark of an unknown kind', { marks: [{ kind: 'whisker' }] }],
  ['an unknown age', { drawing: { age: 'ten' } }],
])('a draft with %s is ignored, and the form starts empty', async (_what, damage) => {
  await inNewTab(async ({ library, coloring, actions, form }) => {
    coloring.mockReturnValue(fakeColoring());
    await library.saveDraft({
      fields: { ...rex, ...damage },
      pictures: {},
    });
    await actions.restoreInput();
    expect(form.getState()).toMatchObject({
      details: { name: '', born_month: '' },
      isRestored: false,
    });
  });
});
