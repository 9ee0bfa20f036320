export type * from './types';
export * from './limits';
export { clampCopies, orderPrice, prices } from './prices';
export {
  completeBook,
  currentBook,
  deselectPage,
  increaseGeneratedCount,
  hasCompleteBook,
  setCurrentBook,
  selectPage,
  selectPages,
  startBook,
  togglePage,
  findOtherBookWithPage,
  type PickOutcome,
  type PickResult,
} from './books';
export { LibraryError, type LibraryErrorCode } from './error';
export { newId } from './ids';
export { createProject, findBook, getProject, listProjects, updateProject } from './projects';
export { deleteProject, type DeletedProject } from './deletion';
export {
  clearPages,
  getDrawnPages,
  getPage,
  getPageArt,
  getPages,
  listPageIds,
  putPages,
} from './pages';
export { dogNames } from './dogNames';
export { addPhotos, setPhotoDog, removePhoto } from './photos';
export { version1PageId } from './pageNumbers';
export { getBlob } from './blobs';
export { pictureKeys } from './pictures';
export { isShippingAddress } from './records';
export { saveCover } from './covers';
export { addEdition, deleteEdition, saveInscription } from './editions';
export { findBookInProject, updateBookOrEdition, editionsOf } from './booksAndEditions';
export { clearDraft, getDraft, saveDraft } from './draft';
export { addOrder, recordDigitalCopy, getOrder, listOrders, saveReview } from './orders';
export { markDelivered } from './delivery';
export { getSampleReview, saveSampleReview } from './sampleReviews';
export { getProfile, saveProfile } from './profile';
export { eraseAll, requestPersistence, getStorageUsage } from './storage';
export { findDamagedRecords } from './damage';
export { exportAll, exportProject } from './backupWrite';
export {
  exportNewProject,
  exportNewOrder,
  exportUnsavedProject,
  type InMemoryAssets,
} from './backupFromMemory';
export { importBackup, type ImportResult } from './backupRead';
export { clearHasProjectsMark, wereProjectsEvicted } from './hasProjectsMark';
export { hasNewerVersion, onNewerVersion } from './newerVersion';
export { runInOneTab } from './locks';
export { onLibraryChange } from './changes';
export { createUnsavedInputStore, type UnsavedInputStore } from './unsavedInputStore';
export { closeLibrary } from './close';
