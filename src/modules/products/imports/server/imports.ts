export { askedBrands, checkFilesOfNewBrands } from '#products/imports/server/asked-brands.ts';
export { type ImportFiles, importFilesIn } from '#products/imports/server/file/import-files.ts';
export { type ProductInFile, readProductFile } from '#products/imports/server/file/read-product-file.ts';
export { fetchPictures } from '#products/imports/server/pictures/fetch-pictures.ts';
export { goOnWithImports, workImport } from '#products/imports/server/run/work-import.ts';
