import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT_VERSION } from '../../shared/kernel/src/remote/version';
import { contractFolders } from '../api/entries';
import { root } from './apps';

// The federation runtime compares the packages' versions, but the registry names the contract's
// version, so all of them must be the same.
test.each(contractFolders)('%s has the version of the contract', (folder) => {
  const { version } = JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(version).toMatch(new RegExp(`^${CONTRACT_VERSION.replace('.', '\\.')}\\.\\d+$`));
});
