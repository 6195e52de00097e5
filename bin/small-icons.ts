import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const OWN = resolve(import.meta.dirname, '../src/design/icons/svg-icon.ts');
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** Gives the icons in the scripts of pages a small function in place of the package's, which knows much that no screen uses. */
export function smallIcons(): Plugin {
  return {
    name: 'small-icons',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: source => (source.endsWith('/createLucideIcon.mjs') ? OWN : null),
    transform: (code, id) => (ICON.test(id) ? withoutUnused(code) : null),
  };
}

/** The module of an icon without the data that `svg-icon.ts` does not read: random keys, of which a page has a hundred, and the size. */
export function withoutUnused(icon: string): string {
  return icon
    .replaceAll(/, key: "\w+"/g, '')
    .replace(/^ {2}size: 24,\n/m, '')
    .replace(/^__iconData\.node;\n/m, '');
}
