import { paths } from '@scribblepup/kernel';
import { firstScreens } from '@scribblepup/ui/first-html';
import { BooksScreen, Opening } from './pages/MyProjects/BooksScreen';

// The whole screen would need the studio, whose workers run in browsers alone.
const MyProjects = () => (
  <BooksScreen>
    <Opening />
  </BooksScreen>
);

/** My Books as it looks while the books are being read. */
export default () => firstScreens({ [paths.myProjects]: [MyProjects, 'my-projects'] });
