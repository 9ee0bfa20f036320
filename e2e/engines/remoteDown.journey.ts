import { startFaultySite } from '../support/faultySite';
import { test } from './test';

test('with one remote down, its screens say what is missing, and the others work', async ({
  visitor,
  site,
}) => {
  const network = await startFaultySite(site.url);
  visitor.site = network.url;
  await visitor.open('/home');
  network.break(/^\/mf-auth\//, {
    kind: 'response',
    status: 404,
    type: 'text/plain',
    body: 'Not found',
  });
  await visitor.open('/login');
  await visitor.expectText('This part of the site');
  await visitor.open('/about-us');
  await visitor.expectElement({ role: 'heading', name: 'About Us' });
  await visitor.open('/login');
  await visitor.expectText('This part of the site');
  network.heal();
  await visitor.press('Try again');
  await visitor.expectElement({ role: 'heading', name: 'Sign In' });
  await network.close();
});
