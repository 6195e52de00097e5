/*
 * Between the build and the copies for each language, a text is a mark. One that asks for nothing is a string, which the
 * bundler may join with its neighbours; any other is a call of a function that does not exist. A mark has a digest of its text
 * in all languages, so the name of a file changes with the texts in it.
 */

export const TEXT_CALL = '__text';
export const RICH_CALL = '__rich';

export const stringMark = (key: string, digest: string) => `⟦${key}~${digest}⟧`;
export const STRING_MARK = /⟦([\w.]+)~\w+⟧/g;

export const keyMark = (key: string, digest: string) => `${key}~${digest}`;
export const keyOfMark = (mark: string) => mark.replace(/~\w+$/, '');

/** Texts about the language itself decide what the code does, so the bundler must not reckon with their marks. */
export const isDecided = (key: string) => key.startsWith('language.');
