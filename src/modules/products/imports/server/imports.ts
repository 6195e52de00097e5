/** The door to imports: the jobs that the composition puts together. */

export { type ImportFiles, importFilesIn } from '#products/imports/server/file/import-files.ts';
export { type ProductInFile, readProductFile } from '#products/imports/server/file/read-product-file.ts';
export { goOnWithImports } from '#products/imports/server/run/go-on.ts';
export { workImport } from '#products/imports/server/run/work-import.ts';
