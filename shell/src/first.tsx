import { publicScreens } from '@scribblepup/kernel/public-screens';
import { MemoryRouter, Route, Routes } from '@scribblepup/kernel/router';
import { renderToString } from 'react-dom/server';
import { Layout } from './layouts/Layout';

/** Where a remote's screen goes. */
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

/** Header, main area and footer of each public screen, before and after the screen; the server joins them. */
const firstFrames = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.keys(publicScreens).map((path) => [path, frame(path).split(SLOT)]));

export default firstFrames;
