import { spawnSync } from 'node:child_process';
import { chromiumPath, hasWindow } from '#test/fixtures/chromium.ts';

export interface Browser {
  readonly path: string;
  /** Its name and version. */
  readonly name: string;
  /** Whether it draws a window of its own, which takes the processor from the page that is measured. */
  readonly hasWindow: boolean;
}

/** The browser for measuring, which is the one of the journeys. */
export function measuringBrowser(): Browser {
  const path = chromiumPath();
  const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim();
  return { path, name: version || path, hasWindow: hasWindow(path) };
}
