import { paths } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { Button, Screen } from '@scribblepup/ui';
import { BookCover } from '../../components/BookCover/BookCover';
import css from './GetStarted.module.css';

/** /home/get-started: a cover, and the way to the visitor's own books. */
const GetStarted = () => {
  const navigate = useNavigate();
  return (
    <Screen title="Your Dog on the Cover" lead="All it takes is one good photo." width="narrow">
      <div className={css.cover}>
        <BookCover />
      </div>
      <div className={css.onward}>
        <Button variant="primary" size="lg" onClick={() => void navigate(paths.myProjects)}>
          Get Started!
        </Button>
      </div>
    </Screen>
  );
};

export default GetStarted;
