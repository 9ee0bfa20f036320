import { readResetState, type ResetState } from '@scribblepup/kernel';
import { useLocation } from '@scribblepup/kernel/router';

/** What the screen before handed over; null where somebody came by typing the address. */
export const useResetState = (): ResetState | null => readResetState(useLocation().state);
