import { reportFailure } from '@scribblepup/kernel';
import { useLocation } from '@scribblepup/kernel/router';
import { Spinner } from '@scribblepup/ui';
import type { Failure } from '../federation';
import type { FoundScreen } from '../screens/findScreen';
import { moveFocusForRetry, useFocusWhenShown } from '../effects/navigationFocus';
import { Fallback } from './Fallback';
import { RecordRender } from './RecordRender';
import css from './RemoteScreen.module.css';
import { ScreenBoundary } from './ScreenBoundary';
import { useRemoteScreen } from './useRemoteScreen';

interface RemoteScreenProps {
  readonly screen: FoundScreen;
}

const renderFailure = (remote: Failure['remote'], cause: unknown): Failure => ({
  remote,
  stage: 'render',
  cause,
});

/** The area of a remote's screen: a spinner, the screen itself, or the fallback. */
export const RemoteScreen = ({ screen }: RemoteScreenProps) => {
  const { result, attempts, requestedAt, arrivedAt, tryAgain } = useRemoteScreen(screen);
  const { pathname } = useLocation();
  useFocusWhenShown(result);

  const showFailure = (failure: Failure) => (
    <Fallback
      title={screen.title}
      failure={failure}
      attempts={attempts}
      onTryAgain={() => {
        moveFocusForRetry();
        tryAgain(failure);
      }}
    />
  );

  if (!result) {
    return (
      <div className={css.waiting} data-waiting>
        <Spinner label={`Loading ${screen.title}`} />
      </div>
    );
  }
  if (!result.ok) return showFailure(result.failure);
  const Content = result.value;
  return (
    <ScreenBoundary
      key={attempts}
      // Not part of the key, so that a working screen stays mounted and keeps its input.
      path={pathname}
      fallback={(error) => showFailure(renderFailure(screen.remote, error))}
      onError={(error) => reportFailure(renderFailure(screen.remote, error))}
    >
      <Content />
      <RecordRender remote={screen.remote} requestedAt={requestedAt} arrivedAt={arrivedAt} />
    </ScreenBoundary>
  );
};
