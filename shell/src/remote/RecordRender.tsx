import { useLayoutEffect } from 'react';
import { recordStep, type Span } from '../federation';

let isFirstScreen = true;

interface RecordRenderProps {
  readonly remote: Span['app'];
  /** Times at which the screen was requested and its code arrived, in ms since the time origin. */
  readonly requestedAt: number;
  readonly arrivedAt: number;
}

/** Records how long a screen took to appear. Renders nothing; put it after the screen. */
export const RecordRender = ({ remote, requestedAt, arrivedAt }: RecordRenderProps) => {
  useLayoutEffect(() => {
    recordStep(remote, 'render', arrivedAt);
    // The visitor requested the first screen together with the page.
    recordStep(remote, 'screen', isFirstScreen ? 0 : requestedAt);
    isFirstScreen = false;
  }, [remote, requestedAt, arrivedAt]);
  return null;
};
