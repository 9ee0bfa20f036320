import { clearToken, setToken, type Path } from '@scribblepup/kernel';
import { MemoryRouter, Route, Routes } from '@scribblepup/kernel/router';
import { renderToString } from 'react-dom/server';
import { AuthLayout } from './layouts/AuthLayout';
import { BareLayout } from './layouts/BareLayout';
import { Layout } from './layouts/Layout';
import { screens, type Screen } from './screens/screens';

/** Placeholder for the remote's screen. */
const SLOT = '<template></template>';

// React preloads pictures before everything else, but those of a frame can wait for the screen.
const withoutPreloads = (html: string): string => html.replace(/^(?:<link [^>]*>)+/, '');

const frame = (path: string, { layout }: Screen): string =>
  withoutPreloads(
    renderToString(
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<Layout />}>
            {layout === 'auth' ? (
              <Route element={<AuthLayout />}>
                <Route path="*" element={<template />} />
              </Route>
            ) : (
              <Route path="*" element={<template />} />
            )}
          </Route>
        </Routes>
      </MemoryRouter>,
    ),
  );

/** The frame for a visitor whom the screen's guard lets in. */
const frameFor = (path: string, screen: Screen): string => {
  if (screen.guard !== 'protected') return frame(path, screen);
  setToken('first-html');
  try {
    return frame(path, screen);
  } finally {
    clearToken();
  }
};

const bareFrame = (): string =>
  renderToString(
    <MemoryRouter>
      <BareLayout />
    </MemoryRouter>,
  );

// The other guards depend on an earlier step.
const hasFrame = ([path, { guard = 'open' }]: [string, Screen]): boolean =>
  !path.includes(':') && ['open', 'guest', 'protected'].includes(guard);

/**
 * The frame of each screen with a fixed address, split in two: the HTML before the screen and the
 * HTML after it. The server joins them. `*` is the frame of all other screens, which has no second
 * part.
 */
const firstFrames = (): Readonly<Record<string, readonly string[]>> => ({
  ...Object.fromEntries(
    (Object.entries(screens) as [Path, Screen][])
      .filter(hasFrame)
      .map(([path, screen]) => [path, frameFor(path, screen).split(SLOT)]),
  ),
  '*': [bareFrame(), ''],
});

export default firstFrames;
