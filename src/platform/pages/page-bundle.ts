import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { RouterContext, ServerBuild } from 'react-router';
import type { Call } from '#shared/api/call.ts';
import { pathIn } from '#shared/language/addresses.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
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
  /** The screens in a language, English by default. Called for each page, because in development they change. */
  readonly bundle: (language?: string) => Promise<PageBundle>;
  readonly mode: 'production' | 'development';
  /** The stylesheets of the built screens by address; empty in development. */
  readonly styles: ReadonlyMap<string, Buffer>;
  /** Serves the files of the screens. */
  readonly mount: (app: FastifyInstance) => Promise<void>;
}

/** The screens in a language. @throws if they have not been built */
export async function loadPageBundle(folder: string, language: string): Promise<PageBundle> {
  const place = language === SOURCE_LANGUAGE ? 'server' : `server/${language}`;
  return asBundle(await import(pathToFileURL(resolve(folder, place, 'index.js')).href), language);
}

/** The same for a build in memory, as in development. */
export function asBundle(build: ServerBuild, language: string): PageBundle {
  const { apiContext, unfinishedPage } = build.entry.module as unknown as BuiltEntry;
  return { build: { ...build, basename: pathIn(language, '/') }, apiContext, unfinishedPage };
}
