import css from './Facts.module.css';

/** A term and its value. */
export type Fact = readonly [term: string, value: string];

/** A list of terms and values, one pair per row. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(([term, value]) => (
      <div key={term} className={css.fact}>
        <dt>{term}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
