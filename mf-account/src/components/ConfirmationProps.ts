/** Props of a confirmation. The screen remembers whether it is open, because Back closes it. */
export interface ConfirmationProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}
