/** The door to pictures: what the composition puts together. */
export { openPictureLibrary, type PictureLibrary } from './picture-library.ts';
