export { pageToPaths } from './paths';
export { pageToSvg } from './svg';
