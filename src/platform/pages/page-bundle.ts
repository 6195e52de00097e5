import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContext, ServerBuild } from 'react-router';
import type { Call } from '#shared/call.ts';

/** The built screens: what the framework's handler needs, and the key under which loaders find their client. */
export interface PageBundle {
  readonly build: ServerBuild;
  readonly apiContext: RouterContext<Call>;
}

interface BuiltEntry {
  readonly apiContext: RouterContext<Call>;
}

/** @throws when the screens have not been built */
export async function loadPageBundle(folder: string): Promise<PageBundle> {
  return asBundle(await import(pathToFileURL(resolve(folder, 'server/index.js')).href));
}

/** The same of a build that is already in memory, as development has it. */
export function asBundle(build: ServerBuild): PageBundle {
  return { build, apiContext: (build.entry.module as unknown as BuiltEntry).apiContext };
}
