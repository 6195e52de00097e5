import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { limitScan, limitWork } from '#platform/http/crowds.ts';
import { openBecause } from '#platform/http/deny-by-default.ts';
import type { PublicAnswer } from '#platform/http/public-cache.ts';
import { replay } from '#platform/http/replay.ts';
import { pagePolicy } from '#platform/http/security-headers.ts';
import { type Api, TAGS_HEADER } from '#platform/http/serve.ts';
import { caller } from '#shared/call.ts';
import { indiaParts } from '#shared/india-clock.ts';
import { LOGIN, loginFrom, type PageRule, pageOf, redirectFor } from '#shared/pages.ts';
import { notFound } from '#shared/problems.ts';
import { lettersFirst } from './letters-first.ts';
import { ownPage } from './own-address.ts';
import { INSIDE, pageAddress } from './page-address.ts';
import type { PageBundle } from './page-bundle.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';
import { stylesInPage } from './styles-in-page.ts';

export interface PageSettings {
  /** Asked for each page, because in development the screens change under us. */
  readonly bundle: () => Promise<PageBundle>;
  readonly mode: 'production' | 'development';
  /** The style sheets of the built screens by their addresses; none while they change under us. */
  readonly styles: ReadonlyMap<string, string>;
  /** Scripts with the table of all screens, and with the shop's alone; pages of the shop load the lighter one. */
  readonly screens?: { readonly all: string; readonly shop: string };
  /** Serves the files the screens are made of. */
  readonly mount: (app: FastifyInstance) => Promise<void>;
}

/** An address that no page has, in whose name the one page is made that all such addresses answer. */
const NOWHERE = '/-/nowhere';
const NO_CALL = openBecause('below /api is nothing but the calls');
const BY_THE_PAGE = openBecause('pages, by the rules of shared/pages.ts');
const PERMANENT = 'public, max-age=86400';

/**
 * Serves every screen: public ones from the public cache, guarded ones fresh and only to whom they are for. A public page
 * has one spelling, to which others lead; what no page has answers one kept page, however many such addresses are tried.
 * @param uploadsTo where screens of the back-office may send files beside the shop itself
 */
export function servePages(api: Api, settings: PageSettings, uploadsTo?: string): void {
  for (const url of ['/api', '/api/*'])
    api.app.get(url, NO_CALL, async request => {
      await limitScan(api.throttle, request);
      throw notFound();
    });
  api.app.get('/*', BY_THE_PAGE, async (request, reply) => {
    const { url, rule, key } = pageAddress(request.url);
    const own = ownPage((await settings.bundle()).build, pageOf(url.pathname));
    request.page = own?.page ?? null;
    if (rule.access !== 'public') return guarded(api, settings, request, reply, rule, url, uploadsTo);
    const isData = url.pathname.endsWith('.data');
    if (own !== undefined && !isData && own.address !== url.pathname)
      return reply.header('cache-control', PERMANENT).redirect(`${own.address}${key.slice(url.pathname.length)}`, 301);

    const path = own !== undefined ? key : isData ? `${NOWHERE}.data` : NOWHERE;
    const make = () => render(api, settings, path, request.id);
    if (settings.mode === 'development') return sendFresh(reply, await make());
    if (own === undefined) await limitScan(api.throttle, request);
    else await limitWork(api, request, keptAs(path));
    const kept = await api.cache.through(keptAs(path), make, own === undefined ? 404 : 200);
    return kept.status < 500 ? replay(request, reply, kept) : sendFresh(reply, kept);
  });
}

/** Pages carry the year in their footer, so none outlives it. */
function keptAs(key: string): string {
  return `page ${indiaParts(new Date()).year} ${key}`;
}

async function guarded(
  api: Api,
  settings: PageSettings,
  request: FastifyRequest,
  reply: FastifyReply,
  rule: PageRule,
  url: URL,
  uploadsTo: string | undefined,
) {
  const actor = await api.authenticate(request);
  const elsewhere = redirectFor(rule, actor?.kind ?? null);
  if (elsewhere) {
    const target =
      elsewhere === LOGIN ? loginFrom(pageOf(url.pathname) + url.search, api.hadSession(request)) : elsewhere;
    return reply.header('cache-control', 'private, no-store').redirect(target, 302);
  }
  const sendsTo = actor?.kind === 'shopper' ? undefined : uploadsTo;
  return sendFresh(reply, await render(api, settings, `${url.pathname}${url.search}`, request.id, sendsTo));
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
  requestId: string,
  sendsTo?: string,
): Promise<PublicAnswer> {
  const { build, apiContext } = await settings.bundle();
  const tags = new Set<string>();
  const context = new RouterContextProvider();
  context.set(apiContext, callInside(api, tags));
  const answer = await createRequestHandler(build, settings.mode)(new Request(`${INSIDE}${path}`), context);
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
  const isLate = isHtml && settings.mode === 'production';
  const text = withOwnTable(await answer.text(), path, settings.screens);
  const { html, link } = isLate ? lettersFirst(text) : { html: text, link: undefined };
  const body = Buffer.from(isLate ? scriptsAfterPaint(stylesInPage(html, settings.styles)) : html);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'set-cookie'));
  if (link) headers.link = link;
  if (answer.status >= 500) api.app.log.error({ path: path.replace(/\?.*/, ''), reqId: requestId }, 'page failed');
  if (isLate) headers['content-security-policy'] = pagePolicy(inlineScriptHashes(body.toString()), sendsTo);
  if (isHtml && settings.mode === 'development')
    headers['content-security-policy'] = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:";
  return { status: answer.status, headers, body, tags: [...tags] };
}

const BACK_OFFICE = /^\/admin(?:[/?]|$)/i;

function withOwnTable(html: string, path: string, screens: PageSettings['screens']): string {
  return screens && !BACK_OFFICE.test(path) ? html.replaceAll(screens.all, screens.shop) : html;
}

/** The typed client over the server itself; what its answers depend on, the page depends on. */
function callInside(api: Api, tags: Set<string>) {
  return caller(async (path, init) => {
    const answer = await api.app.inject({
      method: 'GET',
      url: path,
      headers: { ...(init.headers as Record<string, string>), [TAGS_HEADER]: '?' },
    });
    for (const tag of String(answer.headers[TAGS_HEADER] ?? '').split(' ')) if (tag) tags.add(tag);
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } });
  });
}

/** Scripts that run; data in a script element does not, and needs no leave. */
function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\ssrc=|\stype="application\/ld\+json"/.test(attributes)) continue;
    hashes.add(createHash('sha256').update(text).digest('base64'));
  }
  return [...hashes];
}
