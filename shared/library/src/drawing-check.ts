import {
  areAll,
  hasFields,
  isAbsentOr,
  isFlag,
  isIndex,
  isListOf,
  isNumber,
  isOneOf,
  isWithin,
  type Check,
} from './checks';
import { MAX_GENERATED } from './limits';

/** Text that a person may have typed: at most 500 characters. */
export const isShortText: Check = (value) => typeof value === 'string' && value.length <= 500;
const isPathData: Check = (value) =>
  typeof value === 'string' && /^[MLCZ\d\s.,eE+-]*$/u.test(value);
export const isPageIndex = areAll(isIndex, isWithin(0, MAX_GENERATED - 1));

/** A picture as text, in a format that browsers accept as a photo. */
export const isPicture = hasFields({
  // No SVG, because it can contain scripts.
  type: isOneOf(
    '',
    'image/png',
    'image/jpeg',
    'image/webp',
    'image/avif',
    'image/gif',
    'image/bmp',
  ),
  data: (value) => typeof value === 'string' && /^[A-Za-z\d+/]*={0,2}$/u.test(value),
});

/** A logo as line art. */
export const isLogo = hasFields({
  d: isPathData,
  width: isWithin(0, 100),
  height: isWithin(0, 100),
});

const isPathItem = hasFields({
  kind: isOneOf('path'),
  d: isPathData,
  fill: isAbsentOr(isOneOf('white', 'black')),
  stroke: isAbsentOr(isWithin(0, 1000)),
  clip: isAbsentOr(isPathData),
});

const isDogItem = hasFields({
  kind: isOneOf('dog'),
  scale: isNumber,
  dx: isNumber,
  dy: isNumber,
  mirror: isFlag,
  line: isNumber,
  outline: isNumber,
  halo: isNumber,
  detail: isNumber,
  markings: isFlag,
  clip: isAbsentOr(isPathData),
});

/** A generated page with its preview. */
export const isPage = hasFields({
  index: isPageIndex,
  page: hasFields({
    look: isShortText,
    title: isShortText,
    family: isOneOf('scenes', 'portraits', 'patterns', 'puzzles'),
    items: isListOf((item) => isPathItem(item) || isDogItem(item)),
  }),
  preview: isPicture,
});
