import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installSystemPackage } from './system-package.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * The Chromium the journeys run in: CHROMIUM when set, else the system's, which is installed where that needs no question.
 * @throws Error with the command to type when there is none
 */
export function chromiumPath(): string {
  const found = findChromium();
  if (found) return found;
  installSystemPackage('chromium', 'Chromium');
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('Chromium was installed but is not on the path.');
}

function findChromium(): string | undefined {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return CHROMIUM;
  const onPath = spawnSync('sh', ['-c', names.map(name => `command -v ${name}`).join(' || ')]);
  return onPath.stdout?.toString().trim() || places.find(place => existsSync(place));
}
