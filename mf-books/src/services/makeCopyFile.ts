import type { GenerateFile } from '@scribblepup/ui/download';

/** Makes a file with a copy of a project, which My Books can restore. */
export const makeCopyFile =
  (dogName: string, exportCopy: () => Promise<Blob>): GenerateFile =>
  async () => {
    const file = await exportCopy();
    const { fileStem } = await import('@scribblepup/print/layout');
    return { file, name: `${fileStem(dogName)}-scribblepup-copy.json` };
  };
