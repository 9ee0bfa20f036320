import { saveDrawings, shownPixels } from './drawing';
import { downloadBook, submitPhoto, signIn } from './steps';
import { WEBKIT_SKIP_REASON, test } from './test';

const SAMPLE = 'Sample page with these choices';

// Neither drawing needs storage, so this also works in a private window.
test('a photo is drawn on the sample page, and a demo dog in a book', async ({
  visitor,
  engine,
}) => {
  await signIn(visitor);
  await submitPhoto(visitor, 'photo.png');
  await visitor.press('Close', { role: 'dialog', name: 'Pricing' });
  await visitor.run(() => document.querySelector<HTMLElement>('summary')!.click());
  await visitor.expectElement({ role: 'img', name: SAMPLE });
  const sample = await visitor.run(shownPixels, SAMPLE);
  await visitor.open('/my-projects/1');
  const demo = await downloadBook(visitor);
  await saveDrawings(engine, 'shown', {
    'the sample page': sample,
    ...Object.fromEntries(demo.map((page, index) => [`page ${index + 1} of the demo book`, page])),
  });
});

test('in a private window that stores no pictures, a message says so and the input can be exported', async ({
  visitor,
  engine,
}) => {
  test.skip(engine.name !== 'webkit', `only in WebKit: ${WEBKIT_SKIP_REASON}`);
  await signIn(visitor);
  await submitPhoto(visitor, 'photo.png');
  await visitor.press('Get Started');
  await visitor.expectText("This browser doesn't let us keep your books on this device.");
  await visitor.download(() => visitor.press('Export'));
});
