import { assertRemoteModule } from '@scribblepup/kernel';
import remote from './remote';

test('keeps the contract with the shell', async () => {
  await expect(assertRemoteModule(remote, 'orders')).resolves.toBeUndefined();
});
