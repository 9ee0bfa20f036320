import type { StorageUsage } from '@scribblepup/library';
import { formatCount } from '@scribblepup/ui';
import { DescriptionList, type DescriptionItem } from '../components/DescriptionList';
import { formatBytes } from './formatBytes';
import css from './DeviceData.module.css';

const summaryItems = (use: StorageUsage): readonly DescriptionItem[] => [
  ['Projects', formatCount(use.projects)],
  ['Coloring pages', formatCount(use.pages)],
  ['Photos, logos and covers', formatCount(use.pictures)],
  ['Orders', formatCount(use.orders)],
  ['Profile', use.hasProfile ? 'Saved' : 'None'],
  ['Sign-in', 'Until you sign out'],
  ['Storage used', use.usedBytes === null ? 'Unknown' : formatBytes(use.usedBytes)],
];

/** Shows what is stored, how much space it takes, and whether the browser may delete it. */
export const StorageSummary = ({ use }: { readonly use: StorageUsage }) => (
  <>
    <DescriptionList items={summaryItems(use)} />
    {!use.persisted && (
      <p className={css.note}>
        Your browser may clear this on its own when the device runs out of space. Export a copy of
        what you want to keep.
      </p>
    )}
  </>
);
