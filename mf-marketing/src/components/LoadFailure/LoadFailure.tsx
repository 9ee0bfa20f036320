import { useLayoutEffect, useRef } from 'react';
import { Button, EmptyState } from '@scribblepup/ui';
import { focusHeading } from '@scribblepup/ui/focus';

interface LoadFailureProps {
  /** The subject of the sentence: `The demo dogs`. */
  readonly subject: string;
  readonly onTryAgain: () => void;
}

/** Replaces content that could not be loaded, and offers to try again. */
export const LoadFailure = ({ subject, onTryAgain }: LoadFailureProps) => {
  const element = useRef<HTMLDivElement>(null);

  // A retry removes the button, and the focus would be lost with it.
  useLayoutEffect(() => {
    const failure = element.current;
    const within = failure?.closest('dialog, main') ?? document;
    return () => {
      if (failure?.contains(document.activeElement)) focusHeading({ within, preventScroll: true });
    };
  }, []);

  return (
    <div ref={element}>
      <EmptyState
        title={`${subject} could not be loaded`}
        text="Please check your connection, or try again in a moment."
        action={<Button onClick={onTryAgain}>Try again</Button>}
      />
    </div>
  );
};
