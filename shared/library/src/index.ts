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
export { familyName } from './family';
export { addPhotos, keepPhotoDog, removePhoto } from './photos';
export { pageOfVersion1 } from './pageNames';
export { getBlob } from './blobs';
export { pictureKeys } from './pictures';
export { isShippingAddress } from './records';
export { saveCover } from './covers';
export { addEdition, deleteEdition, saveInscription } from './editions';
export { bookIn, changeVolume, editionsOf } from './volumes';
export { clearDraft, getDraft, saveDraft } from './draft';
export { addOrder, countDigitalCopy, getOrder, listOrders, saveReview } from './orders';
export { markDelivered } from './delivery';
export { getSampleReview, saveSampleReview } from './sampleReviews';
export { getProfile, saveProfile } from './profile';
export { eraseAll, requestPersistence, storageUse } from './storage';
export { findDamaged } from './damage';
export { exportAll, exportProject } from './backupWrite';
export { exportUncreated, exportUnplaced, exportUnsaved, type InMemory } from './backupMemory';
export { importBackup, type ImportResult } from './backupRead';
export { forgetCleared, wereCleared } from './hasProjectsMark';
export { hasNewerVersion, onNewerVersion } from './newerVersion';
export { inOneTab } from './locks';
export { subscribe } from './changes';
export { unsavedInput, type UnsavedInput } from './unsavedInput';
export { closeLibrary } from './close';
