export { LegalText, type LegalSection, type LegalTextProps } from './LegalText';
export { privacy } from './privacy';
export { terms } from './terms';
