import { publicTitles } from '@scribblepup/kernel/public-screens';
import { MemoryRouter, Route, Routes } from '@scribblepup/kernel/router';
import { renderToString } from 'react-dom/server';
import { BareLayout } from './layouts/BareLayout';
import { Layout } from './layouts/Layout';

/** Placeholder for the remote's screen. */
const SLOT = '<template></template>';

const frame = (path: string): string =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<Layout />}>
          <Route path="*" element={<template />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );

const bareFrame = (): string =>
  renderToString(
    <MemoryRouter>
      <BareLayout />
    </MemoryRouter>,
  );

/**
 * The frame of each public screen, split in two: the HTML before the screen and after it. The
 * server joins them. `*` is the frame of all other screens, with nothing after it.
 */
const firstFrames = (): Readonly<Record<string, readonly string[]>> => ({
  ...Object.fromEntries(Object.keys(publicTitles).map((path) => [path, frame(path).split(SLOT)])),
  '*': [bareFrame(), ''],
});

export default firstFrames;
