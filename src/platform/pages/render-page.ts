import { randomBytes } from 'node:crypto';
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PublicAnswer } from '#platform/http/cache/kept-answer.ts';
import { pagePolicy } from '#platform/http/safety/security-headers.ts';
import { type Asked, PageNeeds } from '#platform/http/serving/inside-calls.ts';
import type { Api } from '#platform/http/serving/serve.ts';
import { ownPage } from '#platform/pages/scripts/own-address.ts';
import { busy } from '#shared/api/busy.ts';
import type { UnfinishedPage } from '#shared/page/unfinished-page.ts';
import { finishPage } from './finish-page.ts';
import { loadScreen } from './load-screen.ts';
import { INSIDE, pageAddress } from './page-address.ts';
import type { PageSettings } from './page-bundle.ts';
import { Turns } from './turns.ts';

export interface RenderOptions {
  /** The origin to which its screens may upload files. */
  readonly sendsTo?: string | undefined;
  readonly needs?: PageNeeds;
}

/** Retry-After for a page that could not be rendered for now. */
const RETRY_AFTER_SECONDS = '2';
const BACK_OFFICE = /^\/admin(?:[/?]|$)/i;
const DEVELOPING = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:";

/** Renders the page at a path, or its data if the path ends with `.data`. */
export async function renderPage(
  api: Api,
  settings: PageSettings,
  path: string,
  asked: Asked,
  { sendsTo, needs = new PageNeeds() }: RenderOptions = {},
): Promise<PublicAnswer> {
  const { language, path: pagePath } = pageAddress(path);
  const bundle = await settings.bundle(language);
  const page: UnfinishedPage = {
    mark: settings.mode === 'production' ? randomBytes(16).toString('base64url') : null,
    turn: () => turns.next(),
  };
  const context = new RouterContextProvider();
  context.set(bundle.apiContext, api.inside.caller(asked, needs, language));
  context.set(bundle.unfinishedPage, page);
  const request = new Request(`${INSIDE}${path}`);
  const build = BACK_OFFICE.test(pagePath) || settings.mode === 'development' ? bundle.build : shopBuild(bundle.build);
  const answer =
    (settings.mode === 'production' && (await shortly(build, page, request, context))) ||
    (await handlerOf(build, settings.mode)(request, context));
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'set-cookie'));
  if (answer.status >= 500)
    api.app.log.error({ path: path.replace(/\?.*/, ''), reqId: asked.request.id }, 'page failed');
  const isBusy = answer.status >= 500 && needs.isBusy;
  if (isBusy) headers['retry-after'] = RETRY_AFTER_SECONDS;
  const status = isBusy ? busy().status : answer.status;
  return {
    status,
    headers,
    body: await bodyOf(answer, { page, settings, language, headers, sendsTo }),
    tags: [...needs.tags],
  };
}

/** Without the framework's request handler, if the page is a usual one. */
async function shortly(
  build: ServerBuild,
  page: UnfinishedPage,
  request: Request,
  context: RouterContextProvider,
): Promise<Response | undefined> {
  const { url, path } = pageAddress(request.url.slice(INSIDE.length));
  const own = url.pathname.endsWith('.data') ? undefined : ownPage(build, path);
  const loaded = own && (await loadScreen(build, { ...own, request, context }));
  if (!loaded) return undefined;
  page.data = loaded.data;
  return build.entry.module.default(request, 200, new Headers(), loaded.entry, context);
}

interface Finishing {
  readonly page: UnfinishedPage;
  readonly settings: PageSettings;
  readonly language: string;
  readonly headers: Record<string, string>;
  readonly sendsTo: string | undefined;
}

/** The bytes of an answer; its headers get what goes with a page. */
async function bodyOf(
  answer: Response,
  { page, settings: { mode, styles }, language, headers, sendsTo }: Finishing,
): Promise<Buffer> {
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  if (isHtml && mode === 'development') headers['content-security-policy'] = DEVELOPING;
  if (!isHtml || page.html === undefined || page.mark === null) return Buffer.from(page.html ?? (await answer.text()));
  const { body, scriptHashes, link } = finishPage(
    { mark: page.mark, html: page.html, data: page.data },
    styles,
    language,
  );
  headers['content-security-policy'] = pagePolicy(scriptHashes, { sendsTo });
  if (link) headers.link = link;
  return body;
}

/** All pages of this process. */
const turns = new Turns();

const shopBuilds = new WeakMap<ServerBuild, ServerBuild>();

/** The same screens, of which the browser is told those of the storefront only (bin/slim-manifest.ts). */
function shopBuild(build: ServerBuild): ServerBuild {
  const known = shopBuilds.get(build);
  if (known) return known;
  const own = { ...build, assets: { ...build.assets, url: build.assets.url.replace('manifest-', 'manifest-shop-') } };
  shopBuilds.set(build, own);
  return own;
}

const handlers = new WeakMap<ServerBuild, RequestHandler>();

/** Creating a handler takes as long as rendering a small page. In development the screens change. */
function handlerOf(build: ServerBuild, mode: PageSettings['mode']): RequestHandler {
  const known = handlers.get(build);
  if (known) return known;
  const handler = createRequestHandler(build, mode);
  if (mode === 'production') handlers.set(build, handler);
  return handler;
}
