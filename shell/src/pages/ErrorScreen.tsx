import { siteAddress } from '@scribblepup/kernel';
import { Button } from '@scribblepup/ui';
import { Notice } from './Notice';

// A full load: whatever state led here is gone afterwards.
const goHome = () => window.location.assign(siteAddress('/home'));

/** What shows when the site's own frame breaks. It relies on nothing of it, the router included. */
export const ErrorScreen = () => (
  <main role="alert">
    <Notice
      badge="Oops!"
      title="Something went wrong"
      actions={
        <>
          <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
          <Button size="lg" onClick={goHome}>
            Back to Home
          </Button>
        </>
      }
    >
      <p>This page tripped over its own paws. Your books are safe on this device.</p>
    </Notice>
  </main>
);
