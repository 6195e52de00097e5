export { checkPictures, claimPictures, knownPictures } from '#products/media/server/pictures/check-pictures.ts';
export {
  openPictureLibrary,
  type PictureLibrary,
  uploadedPictures,
} from '#products/media/server/pictures/picture-library.ts';
export { openPrivatePhoto } from '#products/media/server/pictures/private-photo.ts';
export { takePicture } from '#products/media/server/pictures/take-picture.ts';
export { beginUpload } from '#products/media/server/uploads/begin-upload.ts';
export { forgetFiles, sweepUploads } from '#products/media/server/uploads/sweep-uploads.ts';
export {
  claimReturnPhotos,
  claimReviewPhotos,
  deleteUploadsById,
  deleteUploadsOf,
  importFile,
  listUploadKeys,
} from '#products/media/server/uploads/uploads.queries.ts';
