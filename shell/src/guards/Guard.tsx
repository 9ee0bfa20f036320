import { getToken, useToken } from '@scribblepup/kernel';
import { Navigate, useLocation } from '@scribblepup/kernel/router';
import { useEffect, useMemo, useReducer, type ReactNode } from 'react';
import { redirectFor, type GuardKind } from './redirect';

interface GuardProps {
  readonly kind: GuardKind;
  readonly children: ReactNode;
}

/** Counts how often another tab may have logged in or out. */
const useOtherTabs = (): number => {
  const [count, increment] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    // A tab gets no such event for what it stores itself.
    window.addEventListener('storage', increment);
    // The back/forward cache freezes a page, which then gets no storage events.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) increment();
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', increment);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
  return count;
};

/** Shows its screen only to visitors who may see it, and fetches none of its code for others. */
export const Guard = ({ kind, children }: GuardProps) => {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const currentToken = useToken();
  const otherTabs = useOtherTabs();
  // The login screen stores the token and then navigates by itself. So a guest screen ignores a
  // token that is stored during the visit, unless another tab stores it.
  // oxlint-disable-next-line react/exhaustive-deps -- the key identifies a visit
  const tokenAtStart = useMemo(() => getToken(), [key, otherTabs]);
  const loggedIn = (kind === 'protected' ? currentToken : tokenAtStart) !== null;
  const target = redirectFor(kind, { loggedIn, state });
  if (target === null) return children;
  return (
    // `data-waiting` hides the footer, which would otherwise jump up until the next screen shows.
    <div data-waiting>
      <Navigate to={target} replace />
    </div>
  );
};
