import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { isObject } from '@scribblepup/kernel/schema';
import { useLocation, useNavigate, useNavigationType } from '@scribblepup/kernel/router';

/** True for the navigation state of an entry that an open dialog added to the browser's history. */
export const isDialogEntry = (state: unknown): boolean =>
  isObject(state) && state['isDialogOpen'] === true;

const asDialogEntry = (state: unknown): object => ({
  ...(isObject(state) && state),
  isDialogOpen: true,
});

/**
 * Gives an open dialog its own entry in the browser's history, at the same address and with the same
 * navigation state. Back then closes the dialog instead of leaving the screen.
 * @param onClose closes the dialog; does nothing while it must stay open, so that a later Back
 * closes it
 * @param isOpenNow returns whether the dialog is open, for a dialog that may have closed during a
 * navigation but not yet been rendered as closed; by default, returns `isOpen`
 */
export const useCloseOnBack = (
  isOpen: boolean,
  onClose: () => void,
  isOpenNow: () => boolean = () => isOpen,
): void => {
  const navigate = useNavigate();
  const location = useLocation();
  // Typed as a string, because the kernel's router does not export the enum.
  const navigationType: string = useNavigationType();
  const hasEntry = isDialogEntry(location.state);
  const before = useRef({ key: location.key, hasEntry });
  /** True until the browser has gone back on behalf of this hook. */
  const isReturning = useRef(false);
  /** True until the entry that this hook adds is current. In strict mode, the effect runs twice. */
  const isAdding = useRef(false);
  const [backs, countBack] = useReducer((count: number) => count + 1, 0);

  const update = useEffectEvent((): void => {
    const hasMoved = location.key !== before.current.key;
    const isPopped = hasMoved && navigationType === 'POP';
    const isBack = isPopped && before.current.hasEntry && !isReturning.current;
    before.current = { key: location.key, hasEntry };
    if (isPopped) isReturning.current = false;
    const mustHaveEntry = isOpenNow();
    if (hasMoved || !mustHaveEntry) isAdding.current = false;
    if (isReturning.current || mustHaveEntry === hasEntry) return;
    if (hasEntry) {
      // The dialog was closed with its own button, or is gone after Forward or a reload.
      isReturning.current = true;
      void navigate(-1);
    } else if (isBack) {
      // Wait until the effect has ended, because closing may render synchronously.
      queueMicrotask(() => {
        onClose();
        countBack();
      });
    } else if (!isAdding.current) {
      isAdding.current = true;
      void navigate(location, { state: asDialogEntry(location.state) });
    }
  });

  // Only go forward, because Chrome's Back skips an entry that adds another one without a click.
  const restoreEntry = useEffectEvent((): void => {
    if (isOpenNow() && !hasEntry) void navigate(1);
  });

  useEffect(() => update(), [isOpen, location.key]);
  // Runs once the dialog is rendered as closed, or is still open.
  useEffect(() => {
    if (backs > 0) restoreEntry();
  }, [backs]);
};
