import { useEffect, type RefObject } from 'react';

/** While `open`, calls `dismiss` on Escape and on a press or focus outside the element. */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: () => void,
): void {
  useEffect(() => {
    if (!open) return;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) dismiss();
    };
    document.addEventListener('keydown', onEscape);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [ref, open, dismiss]);
}
