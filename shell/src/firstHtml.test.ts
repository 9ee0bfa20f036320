import { firstHtmlSeen } from './firstHtml';

const root = (html: string): Element => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

const state = async (waiting: Promise<void>): Promise<string> =>
  Promise.race([waiting.then(() => 'over'), new Promise<string>((done) => setTimeout(() => done('waiting'), 20))]);

test('an empty page waits for nothing', async () => {
  expect(await state(firstHtmlSeen(root(''), new Promise(() => {})))).toBe('over');
});

test('first HTML stays until its screen has arrived', async () => {
  let arrive = (): void => {};
  const waiting = firstHtmlSeen(root('<main>Home</main>'), new Promise<void>((done) => (arrive = done)));
  expect(await state(waiting)).toBe('waiting');
  arrive();
  expect(await state(waiting)).toBe('over');
});

test('first HTML that no screen replaces gives way at once', async () => {
  expect(await state(firstHtmlSeen(root('<main>Home</main>'), undefined))).toBe('over');
});
