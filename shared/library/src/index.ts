export type * from './types';
export * from './limits';
export { clampCopies, orderPrice, prices } from './prices';
export {
  completeBook,
  currentBook,
  deselectPage,
  growGenerated,
  hasCompleteBook,
  openBook,
  selectPage,
  selectPages,
  startBook,
  togglePage,
  usedInOtherBook,
  type Outcome,
  type Step,
} from './books';
export { LibraryError, type LibraryErrorCode } from './error';
export { newId } from './ids';
export { createProject, findBook, getProject, listProjects, updateProject } from './projects';
export { deleteProject, type DeletedProject } from './deletion';
export { clearPages, getPage, getPageArt, getPages, listPageIndexes, putPages } from './pages';
export { getBlob } from './blobs';
export { saveCover } from './covers';
export { clearDraft, getDraft, saveDraft } from './draft';
export { addOrder, countDigitalCopy, getOrder, listOrders, saveReview } from './orders';
export { markDelivered } from './delivery';
export { getSampleReview, saveSampleReview } from './sample-reviews';
export { getProfile, saveProfile } from './profile';
export { eraseAll, requestPersistence, storageUse } from './storage';
export { findDamaged } from './damage';
export { exportAll, exportProject } from './backup-write';
export { importBackup, type ImportResult } from './backup-read';
export { inOneTab } from './locks';
export { subscribe } from './changes';
export { closeLibrary } from './close';
