import type { GenerateFile } from '@scribblepup/ui/download';

/** Makes the file with a copy of a project, from which My Books restores it. */
export const makeCopyFile =
  (dogName: string, exportCopy: () => Promise<Blob>): GenerateFile =>
  async () => {
    const file = await exportCopy();
    const { fileStem } = await import('@scribblepup/print/layout');
    return { file, name: `${fileStem(dogName)}-scribblepup-copy.json` };
  };
