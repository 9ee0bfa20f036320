/** Colors of the drawings: crayons and paper, for decoration only (text colors are tokens). */
export const ink = '#2B2118';
export const sun = '#FFC93C';
export const paper = '#FFFFFF';
export const sky = '#BFE3F7';
export const red = '#E2553F';
export const blue = '#1D5FBF';
export const green = '#3A9D5D';
export const grape = '#7348B8';
export const pink = '#F2788F';
