import type { Age, Choices } from '@scribblepup/coloring';
import { Select, type SelectOption } from '@scribblepup/ui';
import css from './DrawingChoices.module.css';

const ages: readonly Age[] = ['2-3', '3-5', '5-8', '8+'];
const options: readonly SelectOption[] = ages.map((age) => ({ value: age, label: `${age} years` }));

/** Used where nothing was chosen. */
const DEFAULT_AGE: Age = '5-8';
const DEFAULT_DETAIL = 0.75;

type Drawing = Pick<Choices, 'age' | 'detail'>;

interface DrawingChoicesProps {
  readonly drawing: Drawing;
  readonly onChange: (drawing: Drawing) => void;
}

/** For whom the pages are and how much is in them; nothing of it has to be chosen. */
export const DrawingChoices = ({ drawing, onChange }: DrawingChoicesProps) => (
  <details className={css.more}>
    <summary className={css.summary}>Age and detail (optional)</summary>
    <div className={css.choices}>
      <Select
        label="Age of the artist"
        options={options}
        value={drawing.age ?? DEFAULT_AGE}
        onChange={({ target }) => onChange({ ...drawing, age: ages.find((age) => age === target.value) })}
      />
      <div className={css.detail}>
        <label htmlFor="drawing-detail">Detail</label>
        <input
          id="drawing-detail"
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={drawing.detail ?? DEFAULT_DETAIL}
          onChange={({ target }) => onChange({ ...drawing, detail: Number(target.value) })}
        />
        <span className={css.ends} aria-hidden="true">
          <span>Outline only</span>
          <span>Every line</span>
        </span>
      </div>
    </div>
  </details>
);
