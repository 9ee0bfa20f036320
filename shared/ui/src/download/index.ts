export { DownloadNews } from './DownloadNews';
export { saveFile } from './saveFile';
export {
  useDownload,
  type Download,
  type MadeFile,
  type MakeFile,
  type MakeOptions,
} from './useDownload';
