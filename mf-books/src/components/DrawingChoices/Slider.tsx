import { useId } from 'react';
import css from './DrawingChoices.module.css';

interface SliderProps {
  readonly label: string;
  /** Labels of the two ends. */
  readonly endLabels: readonly [string, string];
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A labeled range input with a caption at each end. */
export const Slider = ({ label, endLabels, onChange, ...range }: SliderProps) => {
  const id = useId();
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...range}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span className={css.ends} aria-hidden="true">
        {endLabels.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </span>
    </div>
  );
};
