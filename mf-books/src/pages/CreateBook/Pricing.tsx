import { useEffect, useRef, useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { useLocation, useNavigate } from '@scribblepup/kernel/router';
import { isAbort } from '@scribblepup/studio';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { ExportUnsaved } from '../../components/ExportUnsaved/ExportUnsaved';
import { PricingModal } from '../../components/PricingModal/PricingModal';
import { failureHandler } from '../../failureHandler';
import { readEntry } from '../../history/entries';
import { useRegisterDialog } from '../../history/useOpenDialogs';
import { useCreateBook } from '../../store/createBook';
import { closePricing, exportProject, startProject } from '../../store/createBookActions';

const CANNOT_START = 'Your book could not be started. Please try again.';

/** The pricing dialog with Get Started. Closing it or leaving the screen cancels the start. */
export const Pricing = () => {
  const navigate = useNavigate();
  const { isDialogOpen: hasEntry } = readEntry(useLocation().state);
  const name = useCreateBook((state) => state.details.name);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const starting = useRef<AbortController | null>(null);

  useEffect(() => () => starting.current?.abort(), []);
  useRegisterDialog(closePricing);

  const getStarted = async (): Promise<void> => {
    const { signal } = (starting.current = new AbortController());
    setBusy(true);
    setFailure(null);
    try {
      const projectId = await startProject(signal);
      if (signal.aborted) return;
      // Replaces the entry of this dialog, so that Back returns to the step below it.
      await navigate(paths.picker, { state: { projectId }, replace: hasEntry });
    } catch (error) {
      // The visitor closed the dialog or erased everything in the meantime.
      if (isAbort(error)) return;
      failureHandler('start-book')(error);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <PricingModal
      busy={busy}
      failure={
        failure !== null && (
          <ErrorNote error={failure} fallback={CANNOT_START}>
            <ExportUnsaved dogName={name} make={exportProject} />
          </ErrorNote>
        )
      }
      onClose={closePricing}
      onGetStarted={() => void getStarted()}
    />
  );
};
