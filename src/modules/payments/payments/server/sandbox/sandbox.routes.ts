import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { languageOf } from '#platform/http/language-of.ts';
import { plainPage } from '#platform/http/plain-page.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { pagePolicy } from '#platform/http/safety/security-headers.ts';
import type { Api } from '#platform/http/serving/serve.ts';
import type { Actor } from '#shared/api/actor.ts';
import { loginFrom } from '#shared/api/pages.ts';
import type { OrderId, UserId } from '#shared/id.ts';
import { languageOfPath } from '#shared/language/addresses.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { payLink } from '#shared/paths/paths.ts';
import { type Approval, approvalPage } from './approval-page.ts';
import { playTrick } from './play-trick.ts';
import { TRICKS, type Trick } from './tricks.ts';

const URL_OF_PAGE = '/payments/sandbox/:ref';
const FOR_THE_SHOPPER = openBecause(
  'the test payment page; 404 for everybody except the shopper of the order, or who has a link to pay it',
);
const FORM = 'application/x-www-form-urlencoded';

export type IsOwnOrder = (ctx: Ctx, orderId: OrderId, userId: UserId) => Promise<boolean>;

/** The page where test payments are approved. Only the shopper of the order finds it, and who has a link to pay it. */
export function serveSandbox(api: Api, isOwnOrder: IsOwnOrder): void {
  api.app.register(async inner => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) =>
      done(null, new URLSearchParams(body.toString())),
    );
    inner.get(URL_OF_PAGE, FOR_THE_SHOPPER, async (request, reply) => {
      const actor = await api.authenticate(request);
      const approval = await findApproval(api, request, { actor, isOwnOrder });
      if (!actor && !approval) return reply.redirect(loginFrom(request.url, api.hadSession(request)), 302);
      return approval ? send(reply, 200, approvalPage(approval)) : send(reply, 404, nothingHere(request));
    });
    inner.post(URL_OF_PAGE, FOR_THE_SHOPPER, async (request, reply) => {
      const actor = await api.authenticate(request);
      const approval = await findApproval(api, request, { actor, isOwnOrder });
      const trick = trickIn(request.body);
      if (!approval || !trick) return send(reply, 404, nothingHere(request));
      const back = await playTrick(api.contextOf(request, actor, new Set()), approval.ref, trick);
      return reply.header('cache-control', 'private, no-store').redirect(back ?? '/', 303);
    });
  });
}

function trickIn(body: unknown): Trick | undefined {
  const name = body instanceof URLSearchParams ? (body.get('do') ?? '') : '';
  return Object.hasOwn(TRICKS, name) ? TRICKS[name as keyof typeof TRICKS] : undefined;
}

/** Undefined for payments of other people's orders, unless they were begun by a link to pay, which needs no session. */
async function findApproval(
  api: Api,
  request: FastifyRequest,
  { actor, isOwnOrder }: { readonly actor: Actor | null; readonly isOwnOrder: IsOwnOrder },
): Promise<Approval | undefined> {
  const ctx = api.contextOf(request, actor, new Set());
  const { ref } = request.params as { ref: string };
  const { rows } = await sql<Approval & { readonly orderId: OrderId }>`
    select p.order_id as "orderId", s.ref, s.order_number as number, s.amount_paise as amount, s.state, s.held_until as "heldUntil",
      s.return_url as "returnUrl"
    from sandbox_payments s join payments p on p.id = s.payment_id where s.ref = ${ref}`.execute(ctx.db);
  const [approval] = rows;
  if (!approval || isByLink(approval)) return approval;
  return actor && (await isOwnOrder(ctx, approval.orderId, actor.id)) ? approval : undefined;
}

/** Whoever has the reference of such a payment has come from the page of its link. */
function isByLink({ returnUrl }: Approval): boolean {
  return languageOfPath(new URL(returnUrl, 'https://own.invalid').pathname).path.startsWith(payLink(''));
}

function nothingHere(request: FastifyRequest): string {
  const language = languageOf(request);
  const sentence = speaking(language, () => t('payments.payments.test.missing'));
  return plainPage(language, sentence, () => t('payments.payments.test.missingTitle'));
}

function send(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', pagePolicy([]))
    .type('text/html; charset=utf-8')
    .send(html);
}
