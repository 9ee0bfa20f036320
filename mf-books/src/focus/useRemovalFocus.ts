import { useEffect, useRef, type RefObject } from 'react';

interface RemovalFocus<List, Fallback> {
  /** The element with the items; the button that removes one has the attribute `data-remove`. */
  readonly list: RefObject<List | null>;
  /** Gets the focus when no item is left. */
  readonly fallback: RefObject<Fallback | null>;
  /** Call this before an item is removed. */
  readonly onRemove: () => void;
}

/**
 * Keeps the focus in a list when a button there removes its own item: the button of the item that
 * takes its place gets the focus.
 * @param count number of items
 */
export const useRemovalFocus = <List extends HTMLElement, Fallback extends HTMLElement>(
  count: number,
): RemovalFocus<List, Fallback> => {
  const list = useRef<List>(null);
  const fallback = useRef<Fallback>(null);
  /** Index of the removed item. */
  const removed = useRef<number | null>(null);
  const buttons = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []),
  ];

  useEffect(() => {
    if (removed.current === null) return;
    const remaining = buttons();
    (remaining[Math.min(removed.current, remaining.length - 1)] ?? fallback.current)?.focus();
    removed.current = null;
  }, [count]);

  return {
    list,
    fallback,
    onRemove: () => {
      const index = buttons().findIndex((button) => button === document.activeElement);
      removed.current = index < 0 ? null : index;
    },
  };
};
