/** The door to imports: the jobs that the composition puts together. */
export { goOnWithImports } from './go-on.ts';
export { type ImportFiles, importFilesIn } from './import-files.ts';
export { type GoodInFile, readGoods } from './read-goods.ts';
export { workImport } from './work-import.ts';
