import type { StorageUsage } from '@scribblepup/library';
import { formatCount } from '@scribblepup/ui';
import { DescriptionList, type DescriptionItem } from '../components/DescriptionList';
import { formatBytes } from './formatBytes';
import css from './DeviceData.module.css';

const summaryItems = (usage: StorageUsage): readonly DescriptionItem[] => [
  ['Projects', formatCount(usage.projects)],
  ['Coloring pages', formatCount(usage.pages)],
  ['Photos, logos and covers', formatCount(usage.pictures)],
  ['Orders', formatCount(usage.orders)],
  ['Profile', usage.hasProfile ? 'Saved' : 'None'],
  ['Sign-in', 'Until you sign out'],
  ['Storage used', usage.usedBytes === null ? 'Unknown' : formatBytes(usage.usedBytes)],
];

/** Shows what is stored, how much space it takes, and whether the browser may delete it. */
export const StorageSummary = ({ usage }: { readonly usage: StorageUsage }) => (
  <>
    <DescriptionList items={summaryItems(usage)} />
    {!usage.persisted && (
      <p className={css.note}>
        Your browser may clear this on its own when the device runs out of space. Export a copy of
        what you want to keep.
      </p>
    )}
  </>
);
