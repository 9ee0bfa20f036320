export { isDialogEntry, useCloseOnBack } from './useCloseOnBack';
