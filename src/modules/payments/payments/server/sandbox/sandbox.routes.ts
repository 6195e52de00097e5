import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { languageOfRequest } from '#platform/http/language-of.ts';
import { plainPage } from '#platform/http/plain-page.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { pagePolicy } from '#platform/http/safety/security-headers.ts';
import type { Api } from '#platform/http/serving/serve.ts';
import type { Actor } from '#shared/api/actor.ts';
import { loginFrom } from '#shared/api/pages.ts';
import type { OrderId, UserId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { approvalPage, type SandboxPayment } from './approval-page.ts';
import { playTrick } from './play-trick.ts';
import { returnPageOf, returnTo } from './return-page.ts';
import { TRICKS, type Trick } from './tricks.ts';

const URL_OF_PAGE = '/payments/sandbox/:ref';
const FOR_THE_SHOPPER = openBecause(
  'the test payment page; 404 for everybody except the shopper of the order, or who comes from a link to pay it or from another website',
);
const FORM = 'application/x-www-form-urlencoded';

export type IsOwnOrder = (ctx: Ctx, orderId: OrderId, userId: UserId) => Promise<boolean>;

interface SandboxSettings {
  /** The shop's public address. */
  readonly address: string | undefined;
  readonly isOwnOrder: IsOwnOrder;
}

/**
 * The page where test payments are approved. Only the shopper of the order finds it, and who has a link to pay it or comes
 * from another website, where nobody has a session of the shop.
 */
export function serveSandbox(api: Api, settings: SandboxSettings): void {
  const { address } = settings;
  api.app.register(async inner => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) =>
      done(null, new URLSearchParams(body.toString())),
    );
    inner.get(URL_OF_PAGE, FOR_THE_SHOPPER, async (request, reply) => {
      const actor = await api.authenticate(request);
      const approval = await findApproval(api, request, { actor, ...settings });
      if (!actor && !approval) return reply.redirect(loginFrom(request.url, api.hadSession(request)), 302);
      if (!approval) return send(reply, 404, nothingHere(request));
      return send(reply, 200, approvalPage(approval), returnPageOf(approval.returnUrl, address).elsewhere);
    });
    inner.post(URL_OF_PAGE, FOR_THE_SHOPPER, async (request, reply) => {
      const actor = await api.authenticate(request);
      const approval = await findApproval(api, request, { actor, ...settings });
      const trick = trickIn(request.body);
      if (!approval || !trick) return send(reply, 404, nothingHere(request));
      const words = await playTrick(api.contextOf(request, actor, new Set()), approval.ref, trick);
      const back = words ? returnTo(returnPageOf(approval.returnUrl, address), words) : '/';
      return reply.header('cache-control', 'private, no-store').redirect(back, 303);
    });
  });
}

function trickIn(body: unknown): Trick | undefined {
  const name = body instanceof URLSearchParams ? (body.get('do') ?? '') : '';
  return Object.hasOwn(TRICKS, name) ? TRICKS[name as keyof typeof TRICKS] : undefined;
}

/** Undefined for payments of other people's orders, unless they were begun where no session is needed. */
async function findApproval(
  api: Api,
  request: FastifyRequest,
  { actor, address, isOwnOrder }: SandboxSettings & { readonly actor: Actor | null },
): Promise<SandboxPayment | undefined> {
  const ctx = api.contextOf(request, actor, new Set());
  const { ref } = request.params as { ref: string };
  const { rows } = await sql<SandboxPayment & { readonly orderId: OrderId }>`
    select p.order_id as "orderId", s.ref, s.order_number as number, s.amount_paise as amount, s.state, s.held_until as "heldUntil",
      s.return_url as "returnUrl"
    from sandbox_payments s join payments p on p.id = s.payment_id where s.ref = ${ref}`.execute(ctx.db);
  const [approval] = rows;
  if (!approval) return undefined;
  // Whoever has the reference of such a payment has come from that page.
  const { elsewhere, isByLink } = returnPageOf(approval.returnUrl, address);
  if (isByLink || elsewhere !== undefined) return approval;
  return actor && (await isOwnOrder(ctx, approval.orderId, actor.id)) ? approval : undefined;
}

function nothingHere(request: FastifyRequest): string {
  const language = languageOfRequest(request);
  const sentence = speaking(language, () => t('payments.payments.test.missing'));
  return plainPage(language, sentence, () => t('payments.payments.test.missingTitle'));
}

/** @param leadsTo another website that the form of the page leads to */
function send(reply: FastifyReply, status: number, html: string, leadsTo?: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', pagePolicy([], { leadsTo }))
    .type('text/html; charset=utf-8')
    .send(html);
}
