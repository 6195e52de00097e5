import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installSystemPackage } from './system-package.ts';

/** Chromium's engine without a window: half the processor time for the same pages (docs/decisions/0080). */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PATH = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The browser of the journeys, the pictures of screens and the measurements: CHROMIUM when set, else Chromium's shell
 * without a window, else the system's Chromium.
 * @throws Error with the command to type when there is none
 */
export function chromiumPath(): string {
  const found = process.env.CHROMIUM || onPath([SHELL]) || onPath(NAMES) || onMac();
  if (found) return found;
  installSystemPackage('chromium', 'Chromium');
  const installed = onPath(NAMES);
  if (installed) return installed;
  throw new Error('Chromium was installed but is not on the path.');
}

/** The same, after an attempt to install the shell where that needs no question. */
export function ensureChromium(): string {
  if (!process.env.CHROMIUM && !onPath([SHELL])) installShell();
  return chromiumPath();
}

/** Chromium with a window, for the few things that the shell can't do, such as keeping a page whole on the way back. */
export function wholeChromiumPath(): string {
  const found = process.env.CHROMIUM || onPath(NAMES) || onMac();
  if (found) return found;
  installSystemPackage('chromium', 'Chromium');
  return onPath(NAMES) ?? chromiumPath();
}

/** Whether the browser draws a window of its own, which takes processor time from the page that is measured. */
export function hasWindow(path: string): boolean {
  return !/headless/i.test(path);
}

/** Ubuntu has no such package: there the Chromium that is found does. */
function installShell(): void {
  try {
    installSystemPackage(SHELL, 'Chromium without a window');
  } catch {}
}

function onPath(names: readonly string[]): string | undefined {
  const command = names.map(name => `command -v ${name}`).join(' || ');
  return spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stdout.trim() || undefined;
}

function onMac(): string | undefined {
  return existsSync(MAC_PATH) ? MAC_PATH : undefined;
}
