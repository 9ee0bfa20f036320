import { Button } from '@scribblepup/ui';
import { useLayoutEffect, useRef } from 'react';
import { focusNextHeading } from '../effects/navigationFocus';
import type { Failure } from '../federation';
import { Notice } from '../pages/Notice';
import css from './Fallback.module.css';
import { mayNeedReload, failureMessages } from './failureMessages';

interface FallbackProps {
  readonly title: string;
  readonly failure: Failure;
  /** Number of retries so far. */
  readonly attempts: number;
  readonly onTryAgain: () => void;
}

/** Replaces a screen that cannot be shown: names it, and says why and what to do. */
export const Fallback = ({ title, failure, attempts, onTryAgain }: FallbackProps) => {
  const element = useRef<HTMLDivElement>(null);

  // A late screen replaces the fallback, and the focus would be lost with it.
  useLayoutEffect(() => {
    const fallback = element.current;
    return () => {
      if (fallback?.contains(document.activeElement)) focusNextHeading();
    };
  }, []);

  return (
    <div
      ref={element}
      className={css.fallback}
      role="alert"
      data-remote={failure.remote}
      data-stage={failure.stage}
    >
      <Notice
        badge="Not available"
        title={`${title} can't be shown right now`}
        actions={
          <>
            <Button variant="primary" onClick={onTryAgain}>
              Try again
            </Button>
            {mayNeedReload(failure.stage, attempts) && (
              <Button onClick={() => window.location.reload()}>Reload the page</Button>
            )}
          </>
        }
      >
        <p>{failureMessages[failure.stage]} The rest of the site still works.</p>
      </Notice>
    </div>
  );
};
