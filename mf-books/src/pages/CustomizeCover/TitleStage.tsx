import { Button, Field, Screen, Stepper } from '@scribblepup/ui';
import { useState, type ReactNode } from 'react';
import { lengthHint } from '../../components/TextHint/lengthHint';
import type { CoverArt } from '../../cover/art';
import { coverColors, type CoverDesign } from '../../cover/design';
import { bookSteps } from '../../steps';
import { coverLabel, CoverPicture } from './CoverPicture';
import css from './TitleStage.module.css';

/** Maximum length of a title, in characters. */
const MAX_TITLE = 60;
const NO_TITLE = 'Without a title, the cover shows only the picture.';

const hintFor = ({ title }: CoverDesign): string | undefined =>
  title.trim() === '' ? NO_TITLE : lengthHint(title, { subject: 'A title', maxLength: MAX_TITLE });

interface TitleStageProps {
  readonly title: string;
  readonly art: CoverArt;
  readonly design: CoverDesign;
  /** The error, with a remedy. */
  readonly failure: ReactNode;
  readonly onChange: (design: CoverDesign) => void;
  readonly onBack: () => void;
  readonly onContinue: () => Promise<void>;
}

/**
 * Second stage: the cover's title and color; the picture follows the input. The input is disabled
 * while the cover is saved, because the next stage shows the saved cover.
 */
export const TitleStage = ({
  title,
  art,
  design,
  failure,
  onChange,
  onBack,
  onContinue,
}: TitleStageProps) => {
  const [busy, setBusy] = useState(false);

  const finish = (): void => {
    setBusy(true);
    void onContinue().finally(() => setBusy(false));
  };

  return (
    <Screen title={title}>
      <Stepper steps={bookSteps} current={4} />
      <div className={css.columns}>
        <CoverPicture art={art} design={design} label={coverLabel(design)} scale={1} />
        <div className={css.side}>
          <Field
            label="Title"
            value={design.title}
            maxLength={MAX_TITLE}
            hint={hintFor(design)}
            disabled={busy}
            onChange={({ target }) => onChange({ ...design, title: target.value })}
          />
          <fieldset className={css.colors} disabled={busy}>
            <legend className={css.legend}>Color</legend>
            {coverColors.map(({ name, background }) => (
              <label key={name} className={css.color}>
                <input
                  className={css.radio}
                  type="radio"
                  name="color"
                  value={name}
                  checked={design.colour === name}
                  onChange={() => onChange({ ...design, colour: name })}
                />
                <svg
                  className={css.swatch}
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  focusable="false"
                >
                  <circle cx="12" cy="12" r="11" fill={background} />
                </svg>
                {name}
              </label>
            ))}
          </fieldset>
          {failure}
          <div className={css.actions}>
            <Button variant="secondary" aria-disabled={busy} onClick={onBack}>
              Back
            </Button>
            <Button loading={busy} onClick={finish}>
              Continue
            </Button>
          </div>
        </div>
      </div>
    </Screen>
  );
};
