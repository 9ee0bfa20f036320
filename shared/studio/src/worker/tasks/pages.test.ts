import { checkedPage } from '@scribblepup/pages';
import { asContext, fakeCanvas } from '../../testing/fakeCanvas';
import { bookArt, drawnDog } from '../../testing/plainBook';
import type { FamilyDogs } from '../../shared/dogs';
import type { TaskReport } from '../../shared/protocol';
import { newCanvas } from './canvas';
import { pagesTask } from './pages';

// Canvas only exists in browsers; this one keeps the pixels that are put on it.
jest.mock('./canvas', () => ({ newCanvas: jest.fn() }));

const { choices } = bookArt;

/** Share of the pixels that are darker than middle gray. */
const inkOf = (rgba: Uint8ClampedArray): number =>
  rgba.filter((value, i) => i % 4 === 0 && value < 128).length / (rgba.length / 4);

const setUp = () => {
  const canvas = fakeCanvas(425, 550);
  const shown: Uint8ClampedArray[] = [];
  const reports: TaskReport[] = [];
  jest.mocked(newCanvas).mockReturnValue(
    asContext(
      Object.assign(canvas, {
        createImageData: (width: number, height: number) => ({
          data: new Uint8ClampedArray(4 * width * height).fill(255),
        }),
        putImageData: ({ data }: ImageData) => void shown.push(data.slice()),
      }),
    ),
  );
  return { canvas, shown, reports, report: (report: TaskReport) => void reports.push(report) };
};

test('each page is reported with a preview of its own drawing', async () => {
  const { canvas, shown, reports, report } = setUp();
  const looks = ['garden', 'beach'];
  await pagesTask({ dog: drawnDog, choices, looks }, report);
  expect(newCanvas).toHaveBeenCalledWith(425, 550, { willReadFrequently: true });
  expect(reports).toEqual(
    looks.map((look) => ({
      type: 'page',
      page: checkedPage(drawnDog, look, choices).page,
      preview: canvas.written,
    })),
  );
  expect(canvas.canvas.convertToBlob).toHaveBeenCalledWith({ type: 'image/png' });
  const inks = shown.map(inkOf);
  expect(Math.min(...inks)).toBeGreaterThan(0.01);
  expect(Math.max(...inks)).toBeLessThan(0.5);
  expect(Buffer.from(shown[0]).equals(Buffer.from(shown[1]))).toBe(false);
});

test('a look that shows another dog is drawn with that dog and its name', async () => {
  const { reports, report } = setUp();
  const mochi: FamilyDogs = { cast: [drawnDog], choices: { name: 'Mochi', bornMonth: 10 } };
  await pagesTask(
    { dog: drawnDog, dogs: { 'name-tag': mochi }, choices, looks: ['name-tag', 'beach'] },
    report,
  );
  const named = { ...choices, name: 'Mochi', bornMonth: 10, companions: [], inOneDrawing: false };
  expect(reports).toMatchObject([
    { page: checkedPage([drawnDog], 'name-tag', named).page },
    { page: checkedPage(drawnDog, 'beach', choices).page },
  ]);
});
