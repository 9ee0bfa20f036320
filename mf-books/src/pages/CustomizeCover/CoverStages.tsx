import { useRef, useState } from 'react';
import { useLocation } from '@scribblepup/kernel/router';
import { dogNames, saveCover } from '@scribblepup/library';
import { CloseOnBack } from '../../components/CloseOnBack/CloseOnBack';
import { isDialogEntry } from '@scribblepup/ui/history';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { ExportUnsaved } from '../../components/ExportUnsaved/ExportUnsaved';
import { dislike, like, withShown, type Candidates } from '../../cover/candidates';
import { exportWithCover } from '../../cover/exportWithCover';
import { coverPicture } from '../../cover/paintCover';
import {
  candidatesFor,
  clearUnsavedCandidates,
  saveUnsavedCandidates,
} from '../../cover/unsavedCandidates';
import { useStageFocus } from '../../focus/useStageFocus';
import { useDialogHistory } from '../../history/useDialogHistory';
import { ChooseStage } from './ChooseStage';
import { ReadyStage } from './ReadyStage';
import { TitleStage } from './TitleStage';
import type { CoverSource } from './useCoverSource';
import { failureHandler } from '../../failureHandler';
import { coverPaintings } from '../../services/coverPaintings';
import { bookName } from '../../bookNames';

interface CoverStagesProps extends CoverSource {
  readonly title: string;
}

/**
 * Three stages: the choice of a cover, its title and color, and the finished book. The last two
 * share an entry in the browser's history, like a dialog over the first.
 */
export const CoverStages = ({ found: loaded, art, title }: CoverStagesProps) => {
  useDialogHistory();
  const location = useLocation();
  // A reload in a later stage stays at the entry of that stage.
  const [stage, setStage] = useState<'choose' | 'title' | 'ready'>(() =>
    isDialogEntry(location.state) ? 'title' : 'choose',
  );
  useStageFocus(stage);
  const [found, setFound] = useState(loaded);
  const [candidates, setCandidates] = useState(() => candidatesFor(found));
  /** Lets a finished save see whether the visitor has changed something in the meantime. */
  const latest = useRef(candidates);
  const [failure, setFailure] = useState<unknown>(null);
  const design = candidates.designs[candidates.shown];
  const finished = { ...design, title: design.title.trim() };

  const change = (next: Candidates): void => {
    setCandidates(next);
    latest.current = next;
    saveUnsavedCandidates(found, next);
  };

  const finish = async (): Promise<void> => {
    setFailure(null);
    try {
      if (found) {
        const { project, book } = found;
        // Make orders wait for this cover: the visitor may go back and order the book before it is
        // saved.
        await coverPaintings.track(project.id, async () =>
          saveCover(project.id, book.id, finished, await coverPicture(art, finished)),
        );
        // Back returns to the covers, where a new choice is based on this cover.
        const saved = { ...found, book: { ...found.book, cover: finished } };
        setFound(saved);
        if (latest.current === candidates) clearUnsavedCandidates(saved);
        else saveUnsavedCandidates(saved, latest.current);
      }
      // The visitor may have gone back in the meantime, and even chosen another cover.
      if (latest.current === candidates) setStage((now) => (now === 'title' ? 'ready' : now));
    } catch (error) {
      failureHandler('save-cover')(error);
      setFailure(error);
    }
  };

  const goBack = (): void => {
    setFailure(null);
    setStage('choose');
  };

  if (stage === 'ready') {
    return (
      <>
        <CloseOnBack onClose={goBack} />
        <ReadyStage art={art} design={design} found={found} />
      </>
    );
  }
  if (stage === 'title') {
    return (
      <>
        <CloseOnBack onClose={goBack} />
        <TitleStage
          title={title}
          art={art}
          design={design}
          failure={
            failure !== null && (
              <ErrorNote error={failure}>
                {found && (
                  <ExportUnsaved
                    dogName={dogNames(found.project)}
                    // Painted now, because the title may have changed since saving failed.
                    make={async () =>
                      exportWithCover(found, finished, await coverPicture(art, finished))
                    }
                  />
                )}
              </ErrorNote>
            )
          }
          onChange={(next) => change(withShown(candidates, next))}
          onBack={goBack}
          onContinue={finish}
        />
      </>
    );
  }
  return (
    <ChooseStage
      title={title}
      lead={
        found
          ? `For ${bookName(found)} of ${dogNames(found.project)}`
          : 'A sample, drawn from a demo dog'
      }
      art={art}
      candidates={candidates}
      onShow={(shown) => change({ ...candidates, shown, latest: null })}
      onLike={() => change(like(candidates))}
      onDislike={() => change(dislike(candidates))}
      onCustomize={() => setStage('title')}
    />
  );
};
