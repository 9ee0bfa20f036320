import { createInstance } from '@module-federation/enhanced/runtime';
import { keepShares } from './keepShares';

test('the shell stays the provider of its shared modules when a remote is registered', () => {
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    plugins: [keepShares],
    shared: { forms: { version: '1.0.0', scope: 'default', lib: () => 'forms' } },
  });
  const forms = federation.shareScopeMap['default']['forms']['1.0.0'];
  // The runtime does this when the remote is the first to load the module.
  forms.from = 'mf_orders';
  federation.registerRemotes([{ name: 'mf_orders', entry: 'https://site.example/entry.js' }]);
  expect(forms.from).toBe('shell');
});
