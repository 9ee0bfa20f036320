import { familyName as familyNameOf } from '@scribblepup/pages/familyName';
import type { Project } from './types';

/** The names of a project's dogs as one text, such as "Biscuit and Mochi". May be empty. */
export const familyName = ({ choices }: Pick<Project, 'choices'>): string => familyNameOf(choices);
