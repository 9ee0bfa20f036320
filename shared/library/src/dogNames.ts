import { dogNames as dogNamesIn } from '@scribblepup/pages/dogNames';
import type { Project } from './types';

/** The names of a project's dogs as one string, such as "Biscuit and Mochi". May be empty. */
export const dogNames = ({ choices }: Pick<Project, 'choices'>): string => dogNamesIn(choices);
