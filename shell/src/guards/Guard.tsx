import { getToken, useToken } from '@scribblepup/kernel';
import { Navigate, useLocation } from '@scribblepup/kernel/router';
import { useMemo, type ReactNode } from 'react';
import { redirectFor, type GuardKind } from './redirect';

interface GuardProps {
  readonly kind: GuardKind;
  readonly children: ReactNode;
}

/** Shows its screen only to visitors who may see it, and fetches none of its code for others. */
export const Guard = ({ kind, children }: GuardProps) => {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const current = useToken();
  // A guest screen stores the token before it navigates away by itself, so check the token at
  // entry.
  // oxlint-disable-next-line react/exhaustive-deps -- the key identifies a visit
  const atEntry = useMemo(() => getToken(), [key]);
  const loggedIn = (kind === 'protected' ? current : atEntry) !== null;
  const target = redirectFor(kind, { loggedIn, state });
  if (target === null) return children;
  return (
    // `data-waiting` hides the footer, which would otherwise jump up until the next screen shows.
    <div data-waiting>
      <Navigate to={target} replace />
    </div>
  );
};
