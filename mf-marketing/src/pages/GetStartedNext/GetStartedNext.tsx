import { paths } from '@scribblepup/kernel';
import { PhotoToPage } from '../../components/PhotoToPage/PhotoToPage';
import { Showcase } from '../../components/Showcase/Showcase';
import css from './GetStartedNext.module.css';

/** /home/get-started-next: one picture of what comes next. */
const GetStartedNext = () => (
  <Showcase
    title="From Photo to Coloring Page"
    lead="Your own pup, ready for crayons."
    linkLabel="Next"
    to={paths.homeGetStarted}
  >
    <div className={css.picture}>
      <PhotoToPage />
    </div>
  </Showcase>
);

export default GetStartedNext;
