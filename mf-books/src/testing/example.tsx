import { render } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { BrowserRouter, Route, Routes } from '@scribblepup/kernel/router';

/**
 * Renders a screen in the browser's history, after another one that says Elsewhere.
 * @param state the navigation state that a link passed to the screen
 */
export const renderExample = (example: ReactElement, state: unknown = null) => {
  window.history.pushState({ usr: null }, '', '/elsewhere');
  window.history.pushState({ usr: state }, '', '/example');
  return render(
    <BrowserRouter>
      <Routes>
        <Route path="/example" element={example} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </BrowserRouter>,
    { wrapper: StrictMode },
  );
};
