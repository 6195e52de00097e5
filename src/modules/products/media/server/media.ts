/** The door to pictures and files: what the composition puts together, and what products and banners ask before they show one. */

export { checkPictures } from '#products/media/server/pictures/check-pictures.ts';
export { knownPictures } from '#products/media/server/pictures/known-pictures.ts';
export {
  openPictureLibrary,
  type PictureLibrary,
  uploadedPictures,
} from '#products/media/server/pictures/picture-library.ts';
export { openPrivatePhoto } from '#products/media/server/pictures/private-photo.ts';
export { takePicture } from '#products/media/server/pictures/take-picture.ts';
export { beginUpload } from '#products/media/server/uploads/begin-upload.ts';
export { sweepUploads } from '#products/media/server/uploads/sweep-uploads.ts';
export { claimReturnPhotos, deleteUploads, deleteUploadsOf } from '#products/media/server/uploads/uploads.queries.ts';
export { forgetFiles } from './forget-files.ts';
export { importFile } from './import-file.ts';
