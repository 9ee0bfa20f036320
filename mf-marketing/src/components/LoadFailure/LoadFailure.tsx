import { useLayoutEffect, useRef } from 'react';
import { Button, EmptyState } from '@scribblepup/ui';

interface LoadFailureProps {
  /** The subject of the sentence: `The demo dogs`. */
  readonly what: string;
  readonly onTryAgain: () => void;
}

const focusHeading = (place: Element | null | undefined): void => {
  const heading = place?.querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Takes the place of something that could not be loaded, and offers to try again. */
export const LoadFailure = ({ what, onTryAgain }: LoadFailureProps) => {
  const element = useRef<HTMLDivElement>(null);

  // A new try removes the button, and the focus would be lost with it.
  useLayoutEffect(() => {
    const failure = element.current;
    const place = failure?.closest('dialog, main');
    return () => {
      if (failure?.contains(document.activeElement)) focusHeading(place);
    };
  }, []);

  return (
    <div ref={element}>
      <EmptyState
        title={`${what} could not be loaded`}
        text="Please check your connection, or try again in a moment."
        action={<Button onClick={onTryAgain}>Try again</Button>}
      />
    </div>
  );
};
