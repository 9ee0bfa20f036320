import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

// The smallest possible page with React.

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root');
createRoot(container).render(createElement('main', null, createElement('h1', null, 'Scribblepup')));
