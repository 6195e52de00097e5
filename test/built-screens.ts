import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { builtPages } from '#platform/pages/built-pages.ts';
import type { PageSettings } from '#platform/pages/serve-pages.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BUILD = "const { ensureBuilt } = await import('./bin/steps/build.mjs'); await ensureBuilt();";

/** The screens as they are served, built from the sources as they are now; nothing is done when they are so already. */
export async function builtScreens(): Promise<PageSettings> {
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return builtPages(resolve(ROOT, 'build'));
}
