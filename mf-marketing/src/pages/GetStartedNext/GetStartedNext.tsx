import { paths } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { Button, Screen } from '@scribblepup/ui';
import { PhotoToPage } from '../../components/PhotoToPage/PhotoToPage';
import css from './GetStartedNext.module.css';

/** /home/get-started-next: one picture of what is about to happen. */
const GetStartedNext = () => {
  const navigate = useNavigate();
  return (
    <Screen title="From Photo to Coloring Page" lead="Your own pup, ready for crayons.">
      <div className={css.picture}>
        <PhotoToPage />
      </div>
      <div className={css.onward}>
        <Button variant="primary" size="lg" onClick={() => void navigate(paths.homeGetStarted)}>
          Next
        </Button>
      </div>
    </Screen>
  );
};

export default GetStartedNext;
