import { withBasePath } from '@scribblepup/kernel';
import { Button } from '@scribblepup/ui';
import { Notice } from './Notice';

// A full page load discards the state that led here.
const goHome = () => window.location.assign(withBasePath('/home'));

/** Shows when the site's own frame breaks, so it uses no part of the frame, not even the router. */
export const ErrorScreen = () => (
  <main>
    <div role="alert">
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
    </div>
  </main>
);
