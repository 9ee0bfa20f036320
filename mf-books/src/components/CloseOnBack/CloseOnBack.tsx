import { useRegisterDialog } from '../../history/useOpenDialogs';

interface CloseOnBackProps {
  readonly onClose: () => void;
}

/**
 * Makes the browser's Back close the dialog that contains it, on a screen that uses
 * `useDialogHistory`.
 */
export const CloseOnBack = ({ onClose }: CloseOnBackProps) => {
  useRegisterDialog(onClose);
  return null;
};
