import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const OWN = resolve(import.meta.dirname, '../src/design/icons/svg-icon.ts');

/** Gives the icons in the scripts of pages a small function in place of the package's, which knows much that no screen uses. */
export function smallIcons(): Plugin {
  return {
    name: 'small-icons',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: source => (source.endsWith('/createLucideIcon.mjs') ? OWN : null),
  };
}
