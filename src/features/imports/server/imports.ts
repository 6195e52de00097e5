/** The door to imports: the jobs that the composition puts together. */
export { goOnWithImports } from './go-on.ts';
export { type ImportFiles, importFilesIn } from './import-files.ts';
export { type ProductInFile, readProductFile } from './read-product-file.ts';
export { workImport } from './work-import.ts';
