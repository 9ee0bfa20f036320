import {
  addOrder,
  closeLibrary,
  createProject,
  eraseAll,
  updateProject,
} from '@scribblepup/library';
import { siteClient, type ColoringClient } from '@scribblepup/studio';
import { toOrderView, type OrderView } from '../orders/OrderView';
import { sampleOrders } from '../orders/samples';
import { address } from '../testing/orders';
import { respondWith } from '../testing/pictures';
import { makePdf } from './makePdf';

jest.mock('@scribblepup/studio', (): object => ({
  ...jest.requireActual('@scribblepup/studio'),
  siteClient: jest.fn(),
}));

const makeBookPdf = jest.fn<
  ReturnType<ColoringClient['makeBookPdf']>,
  Parameters<ColoringClient['makeBookPdf']>
>();
const extract = jest.fn<
  ReturnType<ColoringClient['extract']>,
  Parameters<ColoringClient['extract']>
>();

/** An order of a book that is on the device. */
const order = async (): Promise<OrderView> => {
  const { id } = await createProject({
    dogName: 'Rex',
    bornMonth: '05',
    photo: null,
    dog: {
      version: 1,
      width: 1,
      height: 1,
      outline: [],
      lines: [],
      solids: [],
      lights: [],
      markings: [],
      face: null,
      cut: { left: false, top: false, right: false, bottom: false },
    },
  });
  const { currentBookId } = await updateProject(id, {});
  return toOrderView(await addOrder({ bookId: currentBookId, copies: 1, address }));
};

beforeEach(async () => {
  await eraseAll();
  jest.mocked(siteClient).mockReturnValue({ makeBookPdf, extract } as unknown as ColoringClient);
});
afterEach(closeLibrary);

test("the site's client makes the book and reports its progress", async () => {
  const file = { name: 'Rex.pdf', file: new Blob() };
  makeBookPdf.mockImplementation((_art, options) => {
    options?.onProgress?.('write', 0.5);
    return Promise.resolve(file);
  });
  const [onProgress, { signal }] = [jest.fn(), new AbortController()];
  await expect(makePdf(await order())({ signal, onProgress })).resolves.toBe(file);
  expect(makeBookPdf.mock.calls[0]).toMatchObject([{ choices: { name: 'Rex' } }, { signal }]);
  expect(onProgress).toHaveBeenCalledWith(0.5);
});

test('a sample is made from the dog on its cover', async () => {
  const [sample] = sampleOrders('delivered');
  const photo = new Blob();
  respondWith(photo);
  extract.mockResolvedValueOnce({ dog: { version: 1 } } as never);
  makeBookPdf.mockResolvedValueOnce({ name: 'sample.pdf', file: new Blob() });
  await makePdf(sample)({ signal: new AbortController().signal, onProgress: jest.fn() });
  expect(extract.mock.calls[0][0]).toBe(photo);
  expect(makeBookPdf.mock.calls[0][0]).toMatchObject({
    dog: { version: 1 },
    choices: { name: sample.dogName },
  });
});

test('rejects if the worker stops', async () => {
  makeBookPdf.mockRejectedValueOnce(new Error('The drawing stopped'));
  await expect(
    makePdf(await order())({ signal: new AbortController().signal, onProgress: jest.fn() }),
  ).rejects.toThrow('The drawing stopped');
});
