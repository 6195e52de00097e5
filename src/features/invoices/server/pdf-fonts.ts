import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The shop's typeface with its sister for Devanagari, where ₹ stands too; by weight, the first that has a letter sets it. */
const FILES = {
  regular: [
    resolve('@fontsource/anek-devanagari/files/anek-devanagari-latin-400-normal.woff'),
    resolve('@fontsource/anek-devanagari/files/anek-devanagari-devanagari-400-normal.woff'),
  ],
  bold: [
    resolve('@fontsource/anek-devanagari/files/anek-devanagari-latin-600-normal.woff'),
    resolve('@fontsource/anek-devanagari/files/anek-devanagari-devanagari-600-normal.woff'),
  ],
} as const;

export type Weight = keyof typeof FILES;
export const WEIGHTS = Object.keys(FILES) as Weight[];

const kept = new Map<Weight, Buffer[]>();

/** The files of a weight, read once. */
export function fontFiles(weight: Weight): readonly Buffer[] {
  const files = kept.get(weight) ?? FILES[weight].map(path => readFileSync(path));
  kept.set(weight, files);
  return files;
}
