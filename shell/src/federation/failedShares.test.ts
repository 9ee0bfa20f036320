import { createInstance } from '@module-federation/enhanced/runtime';
import { forgetFailedShares } from './failedShares';

test('a shared module that did not load is requested again', async () => {
  const get = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
    .mockResolvedValue(() => 'forms');
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    plugins: [forgetFailedShares],
    shared: { forms: { version: '1.0.0', scope: 'default', get } },
  });
  const forms = () => federation.loadShare<() => string>('forms');
  await expect(forms()).rejects.toThrow('Loading chunk 7 failed.');
  const loaded = await forms();
  expect(loaded && loaded()).toBe('forms');
  await forms();
  expect(get).toHaveBeenCalledTimes(2);
});
