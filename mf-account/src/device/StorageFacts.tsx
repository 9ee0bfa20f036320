import type { StorageUsage } from '@scribblepup/library';
import { formatCount } from '@scribblepup/ui';
import { Facts, type Fact } from '../components/Facts';
import { formatBytes } from './formatBytes';
import css from './DeviceData.module.css';

const factsOf = (use: StorageUsage): readonly Fact[] => [
  ['Projects', formatCount(use.projects)],
  ['Coloring pages', formatCount(use.pages)],
  ['Photos, logos and covers', formatCount(use.pictures)],
  ['Orders', formatCount(use.orders)],
  ['Profile', use.hasProfile ? 'Saved' : 'None'],
  ['Sign-in', 'Until you sign out'],
  ['Storage used', use.usedBytes === null ? 'Unknown' : formatBytes(use.usedBytes)],
];

/** Shows what is stored, how much space it takes, and whether the browser may delete it. */
export const StorageFacts = ({ use }: { readonly use: StorageUsage }) => (
  <>
    <Facts facts={factsOf(use)} />
    {!use.persisted && (
      <p className={css.note}>
        Your browser may clear this on its own when the device runs out of space. Export a copy of
        what you want to keep.
      </p>
    )}
  </>
);
