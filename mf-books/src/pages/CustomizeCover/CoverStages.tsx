import { useState } from 'react';
import { familyName, saveCover } from '@scribblepup/library';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { ExportUnsaved } from '../../components/ExportUnsaved/ExportUnsaved';
import { dislike, firstCandidates, like, withShown } from '../../cover/candidates';
import { exportWithCover } from '../../cover/exportWithCover';
import { coverPicture } from '../../cover/paintCover';
import { useStageFocus } from '../../focus/useStageFocus';
import { ChooseStage } from './ChooseStage';
import { ReadyStage } from './ReadyStage';
import { TitleStage } from './TitleStage';
import type { CoverSource } from './useCoverSource';
import { failedAt } from '../../failedAt';
import { bookName, titleName } from '../../bookWords';

interface CoverStagesProps extends CoverSource {
  readonly title: string;
}

/** Three stages: the choice of the cover, its title and color, and the finished book. */
export const CoverStages = ({ found, art, title }: CoverStagesProps) => {
  const [stage, setStage] = useState<'choose' | 'title' | 'ready'>('choose');
  useStageFocus(stage);
  const [candidates, setCandidates] = useState(() =>
    firstCandidates(found ? titleName(found) : '', found?.book.cover),
  );
  const [failure, setFailure] = useState<unknown>(null);
  const design = candidates.designs[candidates.shown];

  const finish = async (): Promise<void> => {
    setFailure(null);
    try {
      if (found) {
        const picture = await coverPicture(art, design);
        await saveCover(found.project.id, found.book.id, design, picture);
      }
      setStage('ready');
    } catch (error) {
      failedAt('save-cover')(error);
      setFailure(error);
    }
  };

  const goBack = (): void => {
    setFailure(null);
    setStage('choose');
  };

  if (stage === 'ready') return <ReadyStage art={art} design={design} bookId={found?.book.id} />;
  if (stage === 'title') {
    return (
      <TitleStage
        title={title}
        art={art}
        design={design}
        failure={
          failure !== null && (
            <ErrorNote error={failure}>
              {found && (
                <ExportUnsaved
                  dogName={familyName(found.project)}
                  // Painted now, because the title may have changed since the cover was not saved.
                  make={async () => exportWithCover(found, design, await coverPicture(art, design))}
                />
              )}
            </ErrorNote>
          )
        }
        onChange={(next) => setCandidates(withShown(candidates, next))}
        onBack={goBack}
        onContinue={finish}
      />
    );
  }
  return (
    <ChooseStage
      title={title}
      lead={
        found
          ? `For ${bookName(found)} of ${familyName(found.project)}`
          : 'A sample, drawn from a demo dog'
      }
      art={art}
      candidates={candidates}
      onShow={(shown) => setCandidates({ ...candidates, shown, latest: null })}
      onLike={() => setCandidates(like)}
      onDislike={() => setCandidates(dislike)}
      onCustomize={() => setStage('title')}
    />
  );
};
