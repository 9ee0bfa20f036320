import '@scribblepup/ui/styles.css';
import { runtimeConfig } from '@scribblepup/kernel';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './federation/provided';
import { siteLoader } from './federation/site';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element #root.');

createRoot(container).render(
  <StrictMode>
    <App config={runtimeConfig()} loader={siteLoader} />
  </StrictMode>,
);
