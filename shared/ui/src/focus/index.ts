export { focusHeading, type FocusHeadingOptions } from './focusHeading';
