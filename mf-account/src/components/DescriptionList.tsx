import css from './DescriptionList.module.css';

/** A term and its value. */
export type DescriptionItem = readonly [term: string, value: string];

/** A list of terms and values, one pair per row. */
export const DescriptionList = ({ items }: { readonly items: readonly DescriptionItem[] }) => (
  <dl className={css.list}>
    {items.map(([term, value]) => (
      <div key={term} className={css.item}>
        <dt>{term}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
