export { StandaloneApp } from './StandaloneApp';
