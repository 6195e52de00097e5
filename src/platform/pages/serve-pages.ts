import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PublicAnswer } from '#platform/http/cache/kept-answer.ts';
import type { Cost } from '#platform/http/load/costs.ts';
import { limitScan, limitWork } from '#platform/http/load/crowds.ts';
import { keepPrivate } from '#platform/http/load/entrance.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { pagePolicy } from '#platform/http/safety/security-headers.ts';
import { type Asked, PageNeeds } from '#platform/http/serving/inside-calls.ts';
import { replay, sendBody } from '#platform/http/serving/replay.ts';
import type { Api } from '#platform/http/serving/serve.ts';
import { type OwnPage, ownPage } from '#platform/pages/scripts/own-address.ts';
import { busy } from '#shared/api/busy.ts';
import { loginFrom, type PageRule, redirectFor } from '#shared/api/pages.ts';
import { notFound } from '#shared/api/problems.ts';
import { pathIn } from '#shared/language/addresses.ts';
import * as paths from '#shared/paths/paths.ts';
import { indiaParts } from '#shared/time/india-clock.ts';
import { finishPage } from './finish-page.ts';
import { INSIDE, pageAddress } from './page-address.ts';
import type { PageBundle } from './page-bundle.ts';

export interface PageSettings {
  /** The screens in a language, English by default. Called for each page, because in development they change. */
  readonly bundle: (language?: string) => Promise<PageBundle>;
  readonly mode: 'production' | 'development';
  /** The stylesheets of the built screens by address; empty in development. */
  readonly styles: ReadonlyMap<string, string>;
  /** Serves the files of the screens. */
  readonly mount: (app: FastifyInstance) => Promise<void>;
}

/** A path without a page; its page answers all unknown paths. */
const NOWHERE = '/-/nowhere';
const NO_CALL = openBecause('not found: only calls exist below /api');
const BY_THE_PAGE = openBecause('pages, each by its rule in shared/pages.ts');
/** Retry-After for search engines while the shop is closed. */
const CLOSED_FOR_S = 3_600;
const PERMANENT = 'public, max-age=86400';

/**
 * Serves all screens: public ones from the public cache, guarded ones rendered for the user. Other spellings of a public
 * page's address redirect to it; all unknown paths share one cached answer.
 * @param uploadsTo the origin to which back-office screens may upload files
 */
export function servePages(api: Api, settings: PageSettings, uploadsTo?: string): void {
  for (const url of ['/api', '/api/*'])
    api.app.get(url, NO_CALL, async request => {
      await limitScan(api, request);
      throw notFound();
    });
  api.app.get('/*', { config: { ...BY_THE_PAGE.config, cost: costOfPage } }, async (request, reply) => {
    const { url, rule, key, language, path: pagePath } = pageAddress(request.url);
    const found = ownPage((await settings.bundle(language)).build, pagePath);
    const own = found && { ...found, address: pathIn(language, found.address) };
    request.page = own?.page ?? null;
    const isDesk = rule.access !== 'public' && rule.access !== 'unlisted' && rule.access !== 'shopper';
    const visit = isDesk ? 'everybody' : await api.entrance.admit(request, found?.address ?? '');
    if (visit === 'nobody') return sendClosed(reply, await api.entrance.page(request));
    const isData = url.pathname.endsWith('.data');
    const query = key.slice(url.pathname.length);
    const asked = { request, reply };
    if (rule.access === 'unlisted') {
      if (own !== undefined && isData) return sendFresh(reply, await render(api, settings, key, asked));
      const mayKeep = visit === 'everybody' && settings.mode === 'production';
      if (own !== undefined) return unlisted(api, settings, asked, own, query, mayKeep);
    } else if (rule.access !== 'public') return guarded(api, settings, asked, rule, url, uploadsTo);
    if (own !== undefined && !isData && own.address !== url.pathname)
      return reply.header('cache-control', PERMANENT).redirect(`${own.address}${query}`, 301);

    const path = own !== undefined ? key : pathIn(language, isData ? `${NOWHERE}.data` : NOWHERE);
    const make = () => render(api, settings, path, asked);
    if (settings.mode === 'development') return sendFresh(reply, await make());
    if (visit === 'preview') return sendFresh(keepPrivate(reply), await make());
    const fresh = async () => {
      if (own === undefined) await limitScan(api, request);
      else await limitWork(api, request, keptAs(path), 'costly');
      return api.cache.through(keptAs(path), make, own === undefined ? 404 : 200);
    };
    const { answer, staleForSeconds } = await api.cache.freshOrStale(keptAs(path), fresh);
    if (answer.status < 500) return replay(request, reply, answer, staleForSeconds);
    return sendBody(request, keepPrivate(reply).headers(answer.headers), answer);
  });
}

/** Temporary for search engines and not cached: the shop may open at any moment. */
function sendClosed(reply: FastifyReply, page: string): FastifyReply {
  return keepPrivate(reply)
    .headers({ 'retry-after': String(CLOSED_FOR_S), 'content-security-policy': pagePolicy([]) })
    .code(503)
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Public pages are cached; unlisted ones need queries. */
function costOfPage(request: FastifyRequest): Cost {
  const { access } = pageAddress(request.url).rule;
  if (access === 'public') return 'kept';
  return access === 'unlisted' ? 'ordinary' : 'page';
}

/** The year is part of the key, because it is in the footer. */
function keptAs(key: string): string {
  return `page ${indiaParts(new Date()).year} ${key}`;
}

/**
 * Serves an unlisted page, never cached. If the record is missing or none was named, one cached page answers everybody who
 * guesses.
 */
async function unlisted(
  api: Api,
  settings: PageSettings,
  asked: Asked,
  { address, screen }: OwnPage,
  query: string,
  mayKeep: boolean,
) {
  const { request, reply } = asked;
  const needs = new PageNeeds();
  const found = query && (await render(api, settings, `${address}.data${query}&_routes=${screen}`, asked, { needs }));
  const status = found ? found.status : 200;
  const same = status === 404 ? address + query.replace(/=[^&]*/g, '=-') : address;
  if (mayKeep && (status === 404 || !found)) {
    await limitWork(api, request, keptAs(same), 'costly');
    const kept = await api.cache.through(keptAs(same), () => render(api, settings, same, asked), status);
    return sendBody(request, keepPrivate(reply).headers(kept.headers), kept);
  }
  const actor = await api.authenticate(request);
  // Open to guests, who are many.
  await api.budgets.enter(request, 'costly', actor);
  const path = status === 404 ? same : address + query;
  return sendFresh(
    reply,
    await api.budgets.work(request, 'costly', actor, () => render(api, settings, path, asked, { needs })),
  );
}

async function guarded(
  api: Api,
  settings: PageSettings,
  asked: Asked,
  rule: PageRule,
  url: URL,
  uploadsTo: string | undefined,
) {
  const { request, reply } = asked;
  const actor = await api.authenticate(request);
  const { language, path: pagePath } = pageAddress(request.url);
  const elsewhere = redirectFor(rule, actor?.kind ?? null);
  if (elsewhere) {
    const target = elsewhere === paths.login ? loginFrom(pagePath + url.search, api.hadSession(request)) : elsewhere;
    return reply.header('cache-control', 'private, no-store').redirect(pathIn(language, target), 302);
  }
  const sendsTo = actor?.kind === 'shopper' ? undefined : uploadsTo;
  const path = `${url.pathname}${url.search}`;
  const answer = await api.budgets.work(request, costOfPage(request), actor, () =>
    render(api, settings, path, asked, { sendsTo }),
  );
  return sendFresh(reply, answer);
}

function sendFresh(reply: FastifyReply, answer: PublicAnswer): FastifyReply {
  return reply
    .headers({ ...answer.headers, 'cache-control': 'private, no-store' })
    .code(answer.status)
    .send(answer.body);
}

async function render(
  api: Api,
  settings: PageSettings,
  path: string,
  asked: Asked,
  { sendsTo, needs = new PageNeeds() }: { readonly sendsTo?: string | undefined; readonly needs?: PageNeeds } = {},
): Promise<PublicAnswer> {
  const { language, path: pagePath } = pageAddress(path);
  const { build, apiContext, unfinishedPage } = await settings.bundle(language);
  const context = new RouterContextProvider();
  const mark = randomBytes(16).toString('base64url');
  context.set(apiContext, api.inside.caller(asked, needs, language));
  const unfinished: { mark: string | null; html?: string } = { mark: settings.mode === 'production' ? mark : null };
  context.set(unfinishedPage, unfinished);
  const answer = await handlerOf(build, settings.mode)(new Request(`${INSIDE}${path}`), context);
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
  const text = unfinished.html ?? (await answer.text());
  const page =
    isHtml && settings.mode === 'production'
      ? finishPage(withOwnTable(text, pagePath, build.assets.url), mark, settings.styles, language)
      : undefined;
  const body = Buffer.from(page?.html ?? text);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'set-cookie'));
  if (page) headers['content-security-policy'] = pagePolicy(page.scriptHashes, sendsTo);
  if (page?.link) headers.link = page.link;
  if (answer.status >= 500)
    api.app.log.error({ path: path.replace(/\?.*/, ''), reqId: asked.request.id }, 'page failed');
  if (isHtml && settings.mode === 'development')
    headers['content-security-policy'] = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:";
  const isBusy = answer.status >= 500 && needs.isBusy;
  if (isBusy) headers['retry-after'] = RETRY_AFTER_SECONDS;
  return { status: isBusy ? busy().status : answer.status, headers, body, tags: [...needs.tags] };
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

/** Retry-After for a page that could not be rendered for now. */
const RETRY_AFTER_SECONDS = '2';
const BACK_OFFICE = /^\/admin(?:\/|$)/i;

/** Pages of the shop load a table of screens without those of the back-office (bin/slim-manifest.ts). */
function withOwnTable(html: string, path: string, table: string): string {
  return BACK_OFFICE.test(path) ? html : html.replaceAll(table, table.replace('manifest-', 'manifest-shop-'));
}
