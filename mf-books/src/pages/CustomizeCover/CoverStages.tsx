import { useState } from 'react';
import { anotherDesign, firstDesigns, type CoverDesign } from '../../cover/design';
import { ChooseStage } from './ChooseStage';
import { ReadyStage } from './ReadyStage';
import { saveCover } from './saveCover';
import { TitleStage } from './TitleStage';
import type { CoverSource } from './useCoverSource';

interface CoverStagesProps extends CoverSource {
  readonly title: string;
}

/** Three stages: which cover, its title and colours, and the finished book. */
export const CoverStages = ({ project, art, title }: CoverStagesProps) => {
  const [stage, setStage] = useState<'choose' | 'title' | 'ready'>('choose');
  const [designs, setDesigns] = useState(() => firstDesigns(project?.dogName ?? ''));
  const [shown, setShown] = useState(0);
  const [liked, setLiked] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const design = designs[shown]!;

  const replace = (next: CoverDesign): void =>
    setDesigns((before) => before.map((other, place) => (place === shown ? next : other)));

  const finish = async (): Promise<void> => {
    setFailure(null);
    try {
      if (project) await saveCover(project.id, art, design);
      setStage('ready');
    } catch (error) {
      setFailure(error);
    }
  };

  if (stage === 'ready') return <ReadyStage art={art} design={design} project={project} />;
  if (stage === 'title') {
    return (
      <TitleStage
        title={title}
        art={art}
        design={design}
        failure={failure}
        onChange={replace}
        onBack={() => setStage('choose')}
        onContinue={finish}
      />
    );
  }
  return (
    <ChooseStage
      title={title}
      art={art}
      designs={designs}
      shown={shown}
      liked={liked}
      onShow={setShown}
      onLike={() => setLiked(liked === shown ? null : shown)}
      onDislike={() => {
        if (liked === shown) setLiked(null);
        replace(anotherDesign(design));
      }}
      onCustomize={() => setStage('title')}
    />
  );
};
