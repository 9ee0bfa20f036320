export { LegalText, type LegalSection, type LegalTextProps } from './LegalText';
export { privacyPolicy } from './privacy';
export { termsOfUse } from './terms';
