import css from './Facts.module.css';

/** A name and what it is. */
export type Fact = readonly [term: string, value: string];

/** Names and values in rows. */
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
