import { useLayoutEffect } from 'react';
import { record, type Span } from '../federation';

let isFirstScreen = true;

interface RenderedProps {
  readonly remote: Span['app'];
  /** Times at which the screen was requested and its code arrived, in ms since the time origin. */
  readonly requestedAt: number;
  readonly arrivedAt: number;
}

/** Records how long a screen took to appear. Renders nothing; put it after the screen. */
export const Rendered = ({ remote, requestedAt, arrivedAt }: RenderedProps) => {
  useLayoutEffect(() => {
    record(remote, 'render', arrivedAt);
    // The visitor requested the first screen together with the page.
    record(remote, 'screen', isFirstScreen ? 0 : requestedAt);
    isFirstScreen = false;
  }, [remote, requestedAt, arrivedAt]);
  return null;
};
