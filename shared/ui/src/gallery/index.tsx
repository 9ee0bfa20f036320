import '../styles/index.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from '@scribblepup/kernel/router';
import { Toaster } from '..';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

createRoot(root).render(
  <MemoryRouter initialEntries={['/privacy-policy']}>
    <main>
      <Gallery />
    </main>
    <Toaster />
  </MemoryRouter>,
);
