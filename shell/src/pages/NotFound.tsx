import { paths } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { Button } from '@scribblepup/ui';
import { useFocusWhenShown } from '../effects/navigationFocus';
import { Notice } from './Notice';

/** The screen for unknown addresses. */
export const NotFound = () => {
  const navigate = useNavigate();
  useFocusWhenShown(NotFound);
  return (
    <Notice
      badge="Oops! 404"
      title="This page wandered off the page!"
      actions={
        <Button variant="primary" size="lg" onClick={() => void navigate(paths.home)}>
          Back to Home
        </Button>
      }
    >
      <p>
        The link you followed might be broken or the page may have been removed. Let&apos;s get you
        back to colorful places.
      </p>
    </Notice>
  );
};
