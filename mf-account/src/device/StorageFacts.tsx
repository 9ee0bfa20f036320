import type { StorageUse } from '@scribblepup/library';
import { formatBytes } from './formatBytes';
import css from './StorageFacts.module.css';

const facts = (use: StorageUse): readonly (readonly [string, string])[] => [
  ['Projects', String(use.projects)],
  ['Coloring pages', String(use.pages)],
  ['Photos, logos and covers', String(use.pictures)],
  ['Orders', String(use.orders)],
  ['Profile', use.profile ? 'Saved' : 'None'],
  ['Room taken', use.bytes === null ? 'This browser does not say' : formatBytes(use.bytes)],
];

/** What is stored, how much of it, and how much room it takes. */
export const StorageFacts = ({ use }: { readonly use: StorageUse }) => (
  <dl className={css.facts}>
    {facts(use).map(([name, value]) => (
      <div key={name} className={css.fact}>
        <dt>{name}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
