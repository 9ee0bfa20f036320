export { DownloadStatus } from './DownloadStatus';
export { saveFile } from './saveFile';
export {
  useDownload,
  type DownloadState,
  type GeneratedFile,
  type GenerateFile,
  type GenerateFileOptions,
} from './useDownload';
