import { getBlob, getProject, listProjects, type Project } from '@scribblepup/library';
import { firstDemoDog } from '../data/demoDog';
import { demoProject } from './demoProject';

/** What the picker works on. */
export interface PickerSource {
  readonly project: Project;
  /** The picture that the dog is found in. */
  readonly photo: Blob | null;
  /** False for the demo dog, which is only kept once something was picked. */
  readonly isStored: boolean;
}

const stored = async (project: Project): Promise<PickerSource> => ({
  project,
  photo: project.photo === null ? null : await getBlob(project.photo),
  isStored: true,
});

/**
 * The project that was asked for, else the newest one, else the first demo dog.
 * @throws LibraryError where the device cannot be read; what `firstDemoDog` rejects with.
 */
export const openSource = async (projectId: string | null, signal?: AbortSignal): Promise<PickerSource> => {
  const asked = projectId === null ? null : await getProject(projectId);
  const project = asked ?? (await listProjects())[0];
  if (project) return stored(project);
  const { name, photo } = await firstDemoDog(signal);
  return { project: demoProject(name), photo, isStored: false };
};
