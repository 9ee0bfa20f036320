import { keepClear } from './keepClear';

const addAt = (parent: Element, tag: 'button' | 'section', top: number, bottom: number) => {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  parent.append(element);
  return element;
};
/** Focused elements are scrolled after two frames. */
const framesPass = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

const setUp = () => {
  const screen = document.createElement('main');
  document.body.append(screen);
  const hidden = addAt(screen, 'button', 856, 900);
  const clear = addAt(screen, 'button', 700, 744);
  const tray = addAt(screen, 'section', 811, 900);
  const inTray = addAt(tray, 'button', 830, 880);
  const stop = keepClear(tray);
  const scroll = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  return { hidden, clear, inTray, scroll, stop };
};

test('a button that gets the focus under the tray is scrolled clear of it', async () => {
  const { hidden, scroll, stop } = setUp();
  hidden.focus();
  await framesPass();
  expect(scroll).toHaveBeenCalledWith({ top: 97, behavior: 'instant' });
  stop?.();
});

test('buttons above the tray and in it are not scrolled', async () => {
  const { clear, inTray, scroll, stop } = setUp();
  scroll.mockClear();
  clear.focus();
  inTray.focus();
  await framesPass();
  expect(scroll).not.toHaveBeenCalled();
  stop?.();
});
