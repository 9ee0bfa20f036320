export { pageToPaths } from './paths';
export { pageToSvg, pathsToSvg } from './svg';
