import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from '@scribblepup/kernel/router';
import { isDialogEntry } from '@scribblepup/ui/history';

/**
 * Lets a dialog replace its screen with another address, on a screen that uses `useDialogHistory`.
 * The dialog's own entry has to leave the browser's history first, or Back would lead to the
 * replaced screen.
 */
export const useLeaveDialog = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const [move, setMove] = useState({ from: '', to: '' });
  const isLeaving = location.pathname === move.from;
  const canLeave = isLeaving && !isDialogEntry(location.state);

  const leave = useEffectEvent((): void => {
    if (canLeave) void navigate(move.to, { replace: true });
  });
  useEffect(() => leave(), [canLeave]);

  return {
    /** True while the screen is being replaced, during which it must not show the dialog. */
    isLeaving,
    leaveFor: (to: string): void => setMove({ from: location.pathname, to }),
  };
};
