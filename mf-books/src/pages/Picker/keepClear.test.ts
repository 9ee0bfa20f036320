import { keepClear } from './keepClear';

const addAt = (parent: Element, tag: 'button' | 'section', top: number, bottom: number) => {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  parent.append(element);
  return element;
};
/** Focused elements are scrolled after two frames. */
const waitForFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

const setUp = () => {
  window.innerHeight = 900;
  const screen = document.createElement('main');
  document.body.append(screen);
  const hidden = addAt(screen, 'button', 856, 900);
  const clear = addAt(screen, 'button', 700, 744);
  const tray = addAt(screen, 'section', 811, 900);
  const inTray = addAt(tray, 'button', 830, 880);
  const stop = keepClear(tray);
  const scroll = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  return { screen, hidden, clear, tray, inTray, scroll, stop };
};

test('a button that gets the focus under the tray is scrolled clear of it', async () => {
  const { hidden, scroll, stop } = setUp();
  hidden.focus();
  await waitForFrames();
  expect(scroll).toHaveBeenCalledWith({ top: 97, behavior: 'instant' });
  stop?.();
});

test('does not scroll to buttons above the tray or in it', async () => {
  const { clear, inTray, scroll, stop } = setUp();
  scroll.mockClear();
  clear.focus();
  inTray.focus();
  await waitForFrames();
  expect(scroll).not.toHaveBeenCalled();
  stop?.();
});

test.each([
  ['a low tray stays in view', 200, false, '200px'],
  ['a tray taller than half of the window does not stay in view', 500, true, '0px'],
])('%s', (_what, height, isTall, hidden) => {
  const { screen, tray, stop } = setUp();
  Object.defineProperty(tray, 'offsetHeight', { value: height });
  window.dispatchEvent(new Event('resize'));
  expect(tray.hasAttribute('data-tall')).toBe(isTall);
  expect(screen.style.getPropertyValue('--tray')).toBe(hidden);
  stop?.();
});
