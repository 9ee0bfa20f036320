import { useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { hasNewerVersion, onNewerVersion } from '@scribblepup/library';
import { isAbort } from '@scribblepup/studio';
import { Screen, Stepper } from '@scribblepup/ui';
import { NewerVersion } from '@scribblepup/ui/notes';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { ExportUnsaved } from '../../components/ExportUnsaved/ExportUnsaved';
import { PricingModal } from '../../components/PricingModal/PricingModal';
import { useStageFocus } from '../../focus/useStageFocus';
import { useCreateBook } from '../../store/createBook';
import {
  bringBack,
  closePricing,
  exportProject,
  startProject,
} from '../../store/createBookActions';
import { bookSteps } from '../../steps';
import { DetailsStep } from './DetailsStep';
import { GenerateStep } from './GenerateStep';
import { Restored } from './Restored';
import { useFinderAhead } from './useFinderAhead';
import { failedAt } from '../../failedAt';

const CANNOT_START = 'Your book could not be started. Please try again.';

const Steps = () => {
  const step = useCreateBook((state) => state.step);
  useStageFocus(
    step,
    useCreateBook((state) => state.isPricingOpen),
  );
  return step === 1 ? <DetailsStep /> : <GenerateStep />;
};

/** Screen that turns a photo into a project: the details, then the start of the drawing. */
const CreateBook = () => {
  const navigate = useNavigate();
  const step = useCreateBook((state) => state.step);
  const isPricingOpen = useCreateBook((state) => state.isPricingOpen);
  const isRestored = useCreateBook((state) => state.isRestored);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // Closing the dialog or leaving the screen cancels Get Started.
  const starting = useRef<AbortController | null>(null);
  const name = useCreateBook((state) => state.details.name);
  const draftFailure = useCreateBook((state) => state.draftFailure);

  const cancelStart = useCallback(() => {
    starting.current?.abort();
    setBusy(false);
  }, []);
  useEffect(() => {
    void bringBack();
    return cancelStart;
  }, [cancelStart]);
  useFinderAhead();

  const getStarted = async (): Promise<void> => {
    const { signal } = (starting.current = new AbortController());
    setBusy(true);
    setFailure(null);
    try {
      const projectId = await startProject(signal);
      if (signal.aborted) return;
      closePricing();
      await navigate(paths.picker, { state: { projectId } });
    } catch (error) {
      // The visitor closed the dialog or pressed Start over meanwhile.
      if (isAbort(error)) return;
      failedAt('start-book')(error);
      setFailure(error);
    } finally {
      // Otherwise this would end the spinner of a later press.
      if (!signal.aborted) setBusy(false);
    }
  };

  return (
    <Screen title="Create Your Book" width="normal">
      <Stepper steps={bookSteps} current={step} />
      <NewerVersion onSeen={onNewerVersion} isSeen={hasNewerVersion} />
      {isRestored && <Restored />}
      {draftFailure !== null && (
        <ErrorNote error={draftFailure}>
          <p>What you entered will be lost when you close this page.</p>
        </ErrorNote>
      )}
      {/* A form reads its initial values when it mounts, so a draft that is restored later must
          remount it. */}
      <Steps key={String(isRestored)} />
      <PricingModal
        open={isPricingOpen}
        busy={busy}
        failure={
          failure !== null && (
            <ErrorNote error={failure} otherwise={CANNOT_START}>
              <ExportUnsaved dogName={name} make={exportProject} />
            </ErrorNote>
          )
        }
        onClose={() => {
          cancelStart();
          closePricing();
        }}
        onGetStarted={() => void getStarted()}
      />
    </Screen>
  );
};

export default CreateBook;
