import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT_VERSION } from '../../shared/kernel/src/remote/version';
import { contractFolders } from '../api/entries';
import { root } from './apps';

// What the federation runtime compares is the packages' versions, what the registry tells is the contract's.
test.each(contractFolders)('%s has the version of the contract', (folder) => {
  const { version } = JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(version).toMatch(new RegExp(`^${CONTRACT_VERSION.replace('.', '\\.')}\\.\\d+$`));
});
