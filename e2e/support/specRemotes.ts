import { remoteNames, type RemoteName } from '../../shared/kernel/src/remote/contract';

const every: readonly RemoteName[] = remoteNames;

/**
 * The remotes that each spec is about; `npm test -- --changed` runs a spec when one of them
 * changes. A spec without remotes is about the shell, the gateway or releases. Every spec runs when
 * one of those changes.
 */
export const specRemotes: Readonly<Record<string, readonly RemoteName[]>> = {
  'account.spec.ts': ['account'],
  'attacks.spec.ts': [],
  'auth.spec.ts': ['auth'],
  'books.spec.ts': ['books'],
  'booksAccess.spec.ts': ['books'],
  'contract.spec.ts': [],
  'cutout.spec.ts': ['books'],
  'damaged.spec.ts': ['books'],
  'dev.spec.ts': [],
  'editions.spec.ts': ['books'],
  'faults.spec.ts': [],
  'finder.spec.ts': ['books'],
  'firstHtml.spec.ts': ['marketing'],
  'journey.spec.ts': ['books'],
  'marketing.spec.ts': ['marketing'],
  'marketingFaults.spec.ts': ['marketing'],
  'navigation.spec.ts': [],
  'offline.spec.ts': [],
  'orders.spec.ts': ['orders'],
  'origins.spec.ts': [],
  'overlay.spec.ts': [],
  'persistence.spec.ts': ['books'],
  'phone.spec.ts': ['books'],
  'photos.spec.ts': ['books'],
  'releases.spec.ts': [],
  'remoteDown.spec.ts': every,
  'reports.spec.ts': [],
  'severalDogs.spec.ts': ['books'],
  'severalPhotos.spec.ts': ['books'],
  'site.spec.ts': every,
  'storageFaults.spec.ts': ['books'],
  'styles.spec.ts': [],
  'twoDogs.spec.ts': ['books'],
};
