import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { RouterContext, ServerBuild } from 'react-router';
import type { Call } from '#shared/api/call.ts';
import type { UnfinishedPage } from '#shared/page/unfinished-page.ts';

interface BuiltEntry {
  readonly apiContext: RouterContext<Call>;
  readonly unfinishedPage: RouterContext<UnfinishedPage>;
}

/** The built screens: the framework's build, and the context keys for the API client and the script nonce. */
export interface PageBundle extends BuiltEntry {
  readonly build: ServerBuild;
}

export interface PageSettings {
  /** Called for each page, because in development the screens change. */
  readonly bundle: () => Promise<PageBundle>;
  readonly mode: 'production' | 'development';
  /** The stylesheets of the built screens by address; empty in development. */
  readonly styles: ReadonlyMap<string, Buffer>;
  /** Route manifests with all screens, and with those of the storefront only, which its pages load. */
  readonly screens?: { readonly all: string; readonly shop: string };
  /** Serves the files of the screens. */
  readonly mount: (app: FastifyInstance) => Promise<void>;
}

/** @throws if the screens have not been built */
export async function loadPageBundle(folder: string): Promise<PageBundle> {
  return asBundle(await import(pathToFileURL(resolve(folder, 'server/index.js')).href));
}

/** The same for a build in memory, as in development. */
export function asBundle(build: ServerBuild): PageBundle {
  const { apiContext, unfinishedPage } = build.entry.module as unknown as BuiltEntry;
  return { build, apiContext, unfinishedPage };
}
