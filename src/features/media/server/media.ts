/** The door to pictures and files: what the composition puts together, and what products and banners ask before they show one. */
export { beginUpload } from './begin-upload.ts';
export { checkPictures } from './check-pictures.ts';
export { forgetFiles } from './forget-files.ts';
export { importFile } from './import-file.ts';
export { knownPictures } from './known-pictures.ts';
export { openPictureLibrary, type PictureLibrary, uploadedPictures } from './picture-library.ts';
export { openPrivatePhoto } from './private-photo.ts';
export { sweepUploads } from './sweep-uploads.ts';
export { takePicture } from './take-picture.ts';
export { claimReturnPhotos, deleteUploadsOf } from './uploads.queries.ts';
