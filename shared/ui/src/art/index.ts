// The brand's drawings. Everything here is decoration unless the screen names it.
export { PawMark, PawPrint, productName } from './brand';
export {
  Birds,
  Bone,
  Bunting,
  Cloud,
  Crayon,
  CurvedArrow,
  Squiggle,
  Sun,
  type CrayonColour,
} from './decor';
export * from './dogs';
export * from './icons';
export * from './steps';
export { Wordmark } from './Wordmark';
