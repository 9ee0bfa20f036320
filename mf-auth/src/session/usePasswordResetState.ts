import { parseResetState, type ResetState } from '@scribblepup/kernel';
import { useLocation } from '@scribblepup/kernel/router';

/** The state from the previous screen; null if there is none, as after typing the address. */
export const usePasswordResetState = (): ResetState | null => parseResetState(useLocation().state);
