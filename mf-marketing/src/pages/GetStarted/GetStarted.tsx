import { paths } from '@scribblepup/kernel';
import { BookCover } from '../../components/BookCover/BookCover';
import { Showcase } from '../../components/Showcase/Showcase';
import css from './GetStarted.module.css';

/** /home/get-started: a cover, and a link to the visitor's own books. */
const GetStarted = () => (
  <Showcase
    title="Your Dog on the Cover"
    lead="All it takes is one good photo."
    linkLabel="Get Started!"
    to={paths.myProjects}
  >
    <div className={css.cover}>
      <BookCover />
    </div>
  </Showcase>
);

export default GetStarted;
