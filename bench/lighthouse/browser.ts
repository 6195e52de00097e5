import { spawnSync } from 'node:child_process';
import { chromiumPath } from '#test/chromium.ts';
import { installSystemPackage } from '#test/system-package.ts';

const SHELL = 'chromium-headless-shell';

export interface Browser {
  readonly path: string;
  /** What it calls itself, with its version. */
  readonly name: string;
  /** Whether it draws a window of its own, which takes the processor from the page that is measured. */
  readonly hasWindow: boolean;
}

/**
 * The browser for measuring: CHROMIUM when set, else Chromium's shell without a window, which is installed where that
 * needs no question, else the Chromium of the journeys.
 */
export function measuringBrowser(): Browser {
  const shell = process.env.CHROMIUM ? undefined : (pathOfShell() ?? installedShell());
  const path = shell ?? chromiumPath();
  const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim();
  return { path, name: version || path, hasWindow: !/headless/i.test(path) };
}

function pathOfShell(): string | undefined {
  return spawnSync('sh', ['-c', `command -v ${SHELL}`], { encoding: 'utf8' }).stdout.trim() || undefined;
}

function installedShell(): string | undefined {
  try {
    installSystemPackage(SHELL, 'Chromium without a window');
  } catch {
    return undefined;
  }
  return pathOfShell();
}
