import { useCloseOnBack } from '@scribblepup/ui/history';
import { useOpenDialogs, type OpenDialogs } from './useOpenDialogs';

const isAnyOpen = ({ dialogs }: OpenDialogs): boolean => dialogs.length > 0;

/** Makes the browser's Back close the dialogs of a screen that contain `CloseOnBack`. */
export const useDialogHistory = (): void =>
  useCloseOnBack(
    useOpenDialogs(isAnyOpen),
    () => useOpenDialogs.getState().dialogs.at(-1)?.(),
    () => isAnyOpen(useOpenDialogs.getState()),
  );
