import { exportProject, dogNames, type Project } from '@scribblepup/library';
import { Button, VisuallyHidden, type ButtonProps } from '@scribblepup/ui';
import { useDownload } from '@scribblepup/ui/download';
import { failureHandler } from '../failureHandler';
import { makeCopyFile } from '../services/makeCopyFile';

interface SaveCopyButtonProps {
  readonly project: Project;
  readonly variant?: ButtonProps['variant'];
  /** Called with the error, and with null when another attempt begins. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * Saves a project as a file, with its photo, pages and books, for another device or as a backup.
 */
export const SaveCopyButton = ({ project, variant = 'quiet', onFailed }: SaveCopyButtonProps) => {
  const { download, start } = useDownload((error) => {
    failureHandler('copy')(error);
    onFailed(error);
  });

  const save = (): void => {
    onFailed(null);
    start(makeCopyFile(dogNames(project), () => exportProject(project.id)));
  };

  return (
    <Button variant={variant} size="sm" loading={download.status === 'working'} onClick={save}>
      Save a copy
      <VisuallyHidden>{` of ${dogNames(project)}`}</VisuallyHidden>
    </Button>
  );
};
