import { createQueryClient, QueryClientProvider } from '@scribblepup/kernel/query';
import { MemoryRouter } from '@scribblepup/kernel/router';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** A screen as it looks before any script has run. */
export interface FirstScreen {
  readonly html: string;
  /** The screen for members who have made no books yet, if they see something different. */
  readonly newcomers?: string;
  /** Name of the screen's chunk; its styles and script have the same name. */
  readonly chunk: string;
}

/**
 * Makes the controls that need the site's script inert. Text typed into a form would be lost, and a
 * file dialog can only open right after a press.
 */
const withoutInput = (html: string): string =>
  html
    .replaceAll('<form ', '<form inert ')
    .replaceAll(/(<input type="file"[^>]*>)<button /g, '$1<button inert ');

const render = (path: string, Screen: ComponentType): string =>
  withoutInput(
    renderToString(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[path]}>
          <Screen />
        </MemoryRouter>
      </QueryClientProvider>,
      // The ids of the surrounding frame are numbered in the same way, so avoid duplicates.
      { identifierPrefix: 'screen-' },
    ),
  );

/**
 * Renders screens of a remote, by address, as they look before any script has run. The server
 * inserts them into the page. Runs in Node, during the build.
 */
export const renderFirstScreens = (
  screens: Readonly<
    Record<string, readonly [Screen: ComponentType, chunk: string, ForNewcomers?: ComponentType]>
  >,
): Readonly<Record<string, FirstScreen>> =>
  Object.fromEntries(
    Object.entries(screens).map(([path, [Screen, chunk, ForNewcomers]]) => [
      path,
      {
        html: render(path, Screen),
        ...(ForNewcomers && { newcomers: render(path, ForNewcomers) }),
        chunk,
      },
    ]),
  );
