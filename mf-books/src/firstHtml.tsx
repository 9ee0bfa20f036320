import { paths } from '@scribblepup/kernel';
import { renderFirstScreens } from '@scribblepup/ui/first-html';
import { BooksPlaceholder, BooksScreen } from './pages/MyProjects/BooksScreen';
import { Samples } from './pages/MyProjects/Samples';

// The whole screen would need the studio, whose workers run only in browsers.
const MyProjects = () => (
  <BooksScreen>
    <BooksPlaceholder />
  </BooksScreen>
);

const ForNewcomers = () => (
  <BooksScreen>
    <Samples />
  </BooksScreen>
);

/** My Books while the books are being read, and as a newcomer sees it. */
export default () =>
  renderFirstScreens({ [paths.myProjects]: [MyProjects, 'my-projects', ForNewcomers] });
