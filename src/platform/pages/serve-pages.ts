import type { FastifyReply, FastifyRequest } from 'fastify';
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
import { loginFrom, type PageRule, redirectFor } from '#shared/api/pages.ts';
import { noSuchCall } from '#shared/api/problems.ts';
import { backOfficeLanguage, languageOfPath, pathIn } from '#shared/language/addresses.ts';
import * as paths from '#shared/paths/paths.ts';
import { indiaParts } from '#shared/time/india-clock.ts';
import { pageAddress } from './page-address.ts';
import type { PageSettings } from './page-bundle.ts';
import { renderPage } from './render-page.ts';

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
      throw noSuchCall();
    });
  api.app.get('/*', { config: { ...BY_THE_PAGE.config, cost: costOfPage } }, async (request, reply) => {
    const { url, rule, key, language, path: pagePath } = pageAddress(request.url);
    const found = ownPage((await settings.bundle(language)).build, pagePath);
    const own = found && { ...found, address: pathIn(language, found.address) };
    request.page = own?.page ?? null;
    const isDesk = rule.access !== 'public' && rule.access !== 'unlisted' && rule.access !== 'shopper';
    const deskLanguage = backOfficeLanguage(language);
    if (isDesk && deskLanguage !== language) {
      const { path } = languageOfPath(url.pathname);
      return keepPrivate(reply).redirect(pathIn(deskLanguage, path + url.search), 302);
    }
    const visit = isDesk ? 'everybody' : await api.entrance.admit(request, found?.address ?? '');
    if (visit === 'nobody') return sendClosed(reply, await api.entrance.page(request));
    const isData = url.pathname.endsWith('.data');
    const query = key.slice(url.pathname.length);
    const asked = { request, reply };
    if (rule.access === 'unlisted') {
      if (own !== undefined && isData) return sendFresh(reply, await renderPage(api, settings, key, asked));
      const mayKeep = visit === 'everybody' && settings.mode === 'production' && !rule.isSecret;
      if (own !== undefined) return unlisted(api, settings, asked, own, query, mayKeep);
    } else if (rule.access !== 'public') return guarded(api, settings, asked, rule, url, uploadsTo);
    if (own !== undefined && !isData && own.address !== url.pathname)
      return reply.header('cache-control', PERMANENT).redirect(`${own.address}${query}`, 301);

    const path = own !== undefined ? key : pathIn(language, isData ? `${NOWHERE}.data` : NOWHERE);
    const make = () => renderPage(api, settings, path, asked);
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
 * guesses, unless what they guess is in the path.
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
  const found =
    query && (await renderPage(api, settings, `${address}.data${query}&_routes=${screen}`, asked, { needs }));
  const status = found ? found.status : 200;
  const same = status === 404 ? address + query.replace(/=[^&]*/g, '=-') : address;
  if (mayKeep && (status === 404 || !found)) {
    await limitWork(api, request, keptAs(same), 'costly');
    const kept = await api.cache.through(keptAs(same), () => renderPage(api, settings, same, asked), status);
    return sendBody(request, keepPrivate(reply).headers(kept.headers), kept);
  }
  const actor = await api.authenticate(request);
  // Open to guests, who are many.
  await api.budgets.enter(request, 'costly', actor);
  const path = status === 404 ? same : address + query;
  return sendFresh(
    reply,
    await api.budgets.work(request, 'costly', actor, () => renderPage(api, settings, path, asked, { needs })),
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
    renderPage(api, settings, path, asked, { sendsTo }),
  );
  return sendFresh(reply, answer);
}

function sendFresh(reply: FastifyReply, answer: PublicAnswer): FastifyReply {
  return reply
    .headers({ ...answer.headers, 'cache-control': 'private, no-store' })
    .code(answer.status)
    .send(answer.body);
}
