import { useMemo, useState } from 'react';
import type { DogArt } from '@scribblepup/studio';
import { Select, type SelectOption } from '@scribblepup/ui';
import { ages, ageLabel, DEFAULT_AGE } from '../../ages';
import type { DogDetails, DrawingStyle } from '../../store/createBook';
import css from './DrawingChoices.module.css';
import { SamplePage } from './SamplePage';
import { Slider } from './Slider';

const options: readonly SelectOption[] = ages.map((age) => ({
  value: age,
  label: ageLabel(age),
}));

/** Defaults for choices the visitor has not made. */
const DEFAULT_DRAWING = { age: DEFAULT_AGE, detail: 0.75, lineWidth: 1, hatTilt: 0 } as const;

const DETAIL = { min: 0, max: 1, step: 0.05 } as const;
/** Multiplier for every line width. */
const LINE_WIDTH = { min: 0.7, max: 1.5, step: 0.05 } as const;
/** Degrees. */
const HAT_TILT = { min: -18, max: 18, step: 1 } as const;

interface DrawingChoicesProps {
  readonly drawing: DrawingStyle;
  readonly onChange: (drawing: DrawingStyle) => void;
  /** The dog on the sample page; null until it is found in the photo. */
  readonly dog: DogArt | null;
  readonly details: DogDetails;
}

/** Form for the artist's age and the drawing style; every choice is optional. */
export const DrawingChoices = ({ drawing, onChange, dog, details }: DrawingChoicesProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const choices = useMemo(
    () => ({
      ...drawing,
      name: details.name.trim(),
      bornMonth: Number(details.born_month) || null,
    }),
    [drawing, details],
  );
  const values = { ...DEFAULT_DRAWING, ...drawing };
  const set = (change: DrawingStyle): void => onChange({ ...drawing, ...change });

  return (
    <details className={css.more} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={css.summary}>Age and detail (optional)</summary>
      <div className={css.content}>
        <div className={css.choices}>
          <Select
            label="Age of the artist"
            options={options}
            value={values.age}
            onChange={({ target }) => set({ age: ages.find((age) => age === target.value) })}
          />
          <Slider
            label="Detail"
            endLabels={['Outline only', 'Every line']}
            {...DETAIL}
            value={values.detail}
            onChange={(detail) => set({ detail })}
          />
          <Slider
            label="Line width"
            endLabels={['Fine', 'Bold']}
            {...LINE_WIDTH}
            value={values.lineWidth}
            onChange={(lineWidth) => set({ lineWidth })}
          />
          <Slider
            label="Hat tilt"
            endLabels={['Left', 'Right']}
            {...HAT_TILT}
            value={values.hatTilt}
            onChange={(hatTilt) => set({ hatTilt })}
          />
        </div>
        {isOpen && <SamplePage dog={dog} choices={choices} />}
      </div>
    </details>
  );
};
