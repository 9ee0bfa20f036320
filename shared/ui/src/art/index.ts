// The brand's drawings. All of them are decorative unless a screen gives them a name.
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
