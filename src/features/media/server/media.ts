/** The door to pictures: what the composition puts together. */
export { openPictureLibrary, type PictureLibrary, type PictureSource } from './picture-library.ts';
