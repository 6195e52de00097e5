import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContext, ServerBuild } from 'react-router';
import type { Call } from '#shared/api/call.ts';

interface BuiltEntry {
  readonly apiContext: RouterContext<Call>;
  readonly scriptMark: RouterContext<string | null>;
}

/** The built screens: what the framework's handler needs, and the keys under which loaders find their client and pages their mark. */
export interface PageBundle extends BuiltEntry {
  readonly build: ServerBuild;
}

/** @throws when the screens have not been built */
export async function loadPageBundle(folder: string): Promise<PageBundle> {
  return asBundle(await import(pathToFileURL(resolve(folder, 'server/index.js')).href));
}

/** The same of a build that is already in memory, as development has it. */
export function asBundle(build: ServerBuild): PageBundle {
  const { apiContext, scriptMark } = build.entry.module as unknown as BuiltEntry;
  return { build, apiContext, scriptMark };
}
