import { parseResetState, type ResetState } from '@scribblepup/kernel';
import { useLocation } from '@scribblepup/kernel/router';

/** State handed over by the previous screen; null when the visitor typed the address. */
export const usePasswordResetState = (): ResetState | null => parseResetState(useLocation().state);
