import { createRoot } from 'react-dom/client';
import { StandaloneApp } from '@scribblepup/ui/standalone';
import remote from './remote';

const root = document.getElementById('root');
if (root) createRoot(root).render(<StandaloneApp remote={remote} />);
