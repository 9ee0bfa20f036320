import { useLayoutEffect } from 'react';
import { record, type Span } from '../federation';

let isFirstScreen = true;

interface RenderedProps {
  readonly remote: Span['app'];
  /** Times at which the screen was requested and its code arrived, in ms since the time origin. */
  readonly asked: number;
  readonly arrived: number;
}

/** Records how long a screen took to appear. Renders nothing; put it after the screen. */
export const Rendered = ({ remote, asked, arrived }: RenderedProps) => {
  useLayoutEffect(() => {
    record(remote, 'render', arrived);
    // The visitor requested the first screen together with the page.
    record(remote, 'screen', isFirstScreen ? 0 : asked);
    isFirstScreen = false;
  }, [remote, asked, arrived]);
  return null;
};
