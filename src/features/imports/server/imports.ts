/** The door to imports: what the composition puts together. */
export { goOnWithImports } from './go-on.ts';
export { type ImportFiles, noFiles } from './import-files.ts';
export { workImport } from './work-import.ts';
