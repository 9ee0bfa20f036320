import { paths, type RemoteRoute } from '@scribblepup/kernel';

export const routes: readonly RemoteRoute[] = [
  {
    path: paths.myProjects,
    load: () => import(/* webpackChunkName: "my-projects" */ './pages/MyProjects/MyProjects'),
  },
  { path: paths.book, load: () => import('./pages/Book/Book') },
  { path: paths.createBook, load: () => import('./pages/CreateBook/CreateBook') },
  { path: paths.picker, load: () => import('./pages/Picker/Picker') },
  { path: paths.project, load: () => import('./pages/ProjectBooks/ProjectBooks') },
  { path: paths.customizeCover, load: () => import('./pages/CustomizeCover/CustomizeCover') },
];
