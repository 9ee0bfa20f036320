import { Button, cx, Screen, Stepper } from '@scribblepup/ui';
import { InfoIcon, ThumbDownIcon, ThumbUpIcon } from '@scribblepup/ui/art';
import type { CoverArt } from '../../cover/art';
import type { Candidates } from '../../cover/candidates';
import { bookSteps } from '../../steps';
import css from './ChooseStage.module.css';
import { CoverPicture } from './CoverPicture';

interface ChooseStageProps {
  readonly title: string;
  readonly lead: string;
  readonly art: CoverArt;
  readonly candidates: Candidates;
  readonly onShow: (index: number) => void;
  readonly onLike: () => void;
  readonly onDislike: () => void;
  readonly onCustomize: () => void;
}

const statusOf = ({ shown, liked, latest }: Candidates): string => {
  if (latest === shown) return `Cover ${shown + 1} is a new one.`;
  if (latest !== null) return `Kept. Cover ${latest + 1} is a new one like it.`;
  return liked.includes(shown) ? 'Kept.' : '';
};

/** Shows four covers of this dog: one large, all of them in a strip. */
export const ChooseStage = (props: ChooseStageProps) => {
  const { title, lead, art, candidates, onShow, onLike, onDislike, onCustomize } = props;
  const { designs, shown, liked } = candidates;

  return (
    <Screen title={title} lead={lead}>
      <Stepper steps={bookSteps} current={4} />
      <div className={css.columns}>
        <div className={css.main}>
          <CoverPicture art={art} design={designs[shown]} label={`Cover ${shown + 1}`} scale={1} />
        </div>
        <div className={css.side}>
          <ul className={css.strip} aria-label="Covers">
            {designs.map((design, index) => (
              <li key={index}>
                <button
                  type="button"
                  className={cx(css.thumbnail, index === shown && css.shown)}
                  aria-label={`Show cover ${index + 1}${liked.includes(index) ? ', liked' : ''}`}
                  aria-pressed={index === shown}
                  onClick={() => onShow(index)}
                >
                  <CoverPicture art={art} design={design} label="" scale={0.25} />
                </button>
              </li>
            ))}
          </ul>
          <div className={css.votes}>
            <button
              type="button"
              className={css.vote}
              aria-label="Like"
              aria-pressed={liked.includes(shown)}
              onClick={onLike}
            >
              <ThumbUpIcon />
            </button>
            <button type="button" className={css.vote} aria-label="Dislike" onClick={onDislike}>
              <ThumbDownIcon />
            </button>
          </div>
          <p role="status">{statusOf(candidates)}</p>
          <p className={css.info}>
            <InfoIcon />
            <span>
              Like keeps this cover, and shows a similar one in place of another. Dislike replaces
              it.
            </span>
          </p>
          {/* Screen readers may spell out capitals. */}
          <Button size="lg" aria-label="Customize Cover" onClick={onCustomize}>
            CUSTOMIZE COVER
          </Button>
        </div>
      </div>
    </Screen>
  );
};
