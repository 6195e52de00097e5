import { handoverMissing } from '#orders/agents/handover.contract.ts';
import type { AgentCall } from '#orders/agents/server/agent-call.ts';
import { writeAgentOrder } from '#orders/agents/server/orders/agent-orders.queries.ts';
import type { AgentMessage } from '#orders/agents/ucp/answers.schema.ts';
import type { Completion } from '#orders/agents/ucp/requests.schema.ts';
import { CASH_HANDLER_ID } from '#orders/agents/ucp/ucp.ts';
import {
  completeWith,
  deleteOfAgent,
  findOfAgent,
  insertOfAgent,
  presentCheckout,
  readCheckout,
} from '#orders/checkouts/server/checkouts.ts';
import { askAgentCode, callerWithId, proveGuest } from '#people/accounts/server/accounts.ts';
import type { TxCtx } from '#platform/context.ts';
import { isProblem, type Problem } from '#shared/api/problem.ts';
import { type AccountCodeId, type CheckoutId, newId, type OrderId, type UserId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { noSuch } from './change-session.ts';
import { presentSession } from './present-session.ts';
import { codeOf, type OpenSession, readSession } from './read-session.ts';
import {
  claimCode,
  findSession,
  lockOpen,
  noteCode,
  noteHandedOver,
  setCheckout,
  setOrdered,
} from './sessions.queries.ts';

const PATH = '$.payment.instruments[0].credential';

/**
 * Places the order of a checkout, exactly once. In cash only, and only with the code that was mailed to the buyer, as every
 * guest needs one: without a code, one is mailed. Everything else the buyer finishes, who has the link.
 */
export async function completeSession(call: AgentCall, id: string, { payment }: Completion): Promise<object> {
  const { ctx, platform } = call;
  const row = await findSession(ctx.primary, id, platform.url, 'checkout');
  if (!row) return noSuch(call, 'checkout');
  if (row.order_id || row.canceled_at || row.checkout_id) return presentSession(call, row);
  const session = await readSession(call, row);
  if (session.faults.length > 0) return presentSession(call, row);
  const shown = row.shown_paise;
  const total = session.quote.draft?.total;
  if (shown !== null && total !== undefined && total > shown) return presentSession(call, row, [dearer(call)]);
  const instruments = payment?.instruments ?? [];
  const chosen = instruments.find(({ selected }) => selected) ?? instruments[0];
  if (chosen?.handler_id !== CASH_HANDLER_ID || !session.takesCash) {
    await noteHandedOver(ctx.primary, id);
    return presentSession(call, { ...row, handed_over: true });
  }
  const code = chosen.credential?.code?.trim();
  return code ? inCash(call, session, code) : mailCode(call, session);
}

/** A repeated call within a moment mails no other code. */
async function mailCode(call: AgentCall, { row, email = '', quote, wire }: OpenSession): Promise<object> {
  const { ctx } = call;
  const total = quote.draft?.total;
  const [first, ...others] = wire.parts.flatMap(({ lines }) => lines);
  if (first && total !== undefined && (await claimCode(ctx.primary, row.id, total))) {
    const about = { title: first.title, more: others.length, totalPaise: total, platform: new URL(row.platform).host };
    let entry: AccountCodeId | null = null;
    try {
      entry = await askAgentCode(ctx, email, { network: ctx.network ?? '', browser: null }, about);
    } finally {
      await noteCode(ctx.primary, row, entry);
    }
  }
  return presentSession(call, row, [asked(call, t => t('orders.agents.message.codeMailed'))]);
}

/** @throws what `proveGuest` throws about limits */
async function inCash(call: AgentCall, session: OpenSession, code: string): Promise<object> {
  const { ctx, shop } = call;
  const { row } = session;
  // The code confirms the total that its mail names, and none above.
  const total = session.quote.draft?.total;
  if (!row.code_entry || row.code_paise === null || (total ?? 0) > row.code_paise) return mailCode(call, session);
  const buyer = await proved(call, row.code_entry, code);
  if (!buyer) return presentSession(call, row, [asked(call, t => t('orders.agents.message.codeWrong'))]);
  const checkoutId = await takeOver(call, session, buyer.id);
  if (!checkoutId) return presentSession(call, (await findSession(ctx.primary, row.id, row.platform)) ?? row);
  try {
    const taken = await findOfAgent(ctx.primary, buyer.id, checkoutId);
    if (!taken) throw handoverMissing();
    const checkout = await readCheckout(ctx, shop.paying, taken, buyer);
    const { terms } = presentCheckout(ctx, checkout);
    const isDearer = (checkout.draft?.total ?? 0) > (session.quote.draft?.total ?? 0);
    if (isDearer) {
      await giveBack(call, row.id, checkoutId);
      await noteHandedOver(ctx.primary, row.id);
      return presentSession(call, { ...row, handed_over: true }, [dearer(call)]);
    }
    await completeWith(ctx, shop.paying, checkout, { terms, written: orderWritten(checkoutId) });
  } catch (error) {
    await giveBack(call, row.id, checkoutId);
    if (!isProblem(error) || error.kind === 'too-many' || error.kind === 'unavailable') throw error;
    return presentSession(call, { ...row, checkout_id: null }, [refused(call, error)]);
  }
  return presentSession(call, (await findSession(ctx.primary, row.id, row.platform)) ?? row);
}

/** The buyer, if the code is right. */
async function proved({ ctx }: AgentCall, entry: NonNullable<OpenSession['row']['code_entry']>, code: string) {
  try {
    const buyer = await callerWithId(ctx.primary, await proveGuest(ctx, { entry, code }));
    return buyer?.isShopper && !buyer.isBlocked ? buyer : undefined;
  } catch (error) {
    if (isProblem(error) && error.kind !== 'too-many' && error.kind !== 'unavailable') return undefined;
    throw error;
  }
}

/** The checkout of the buyer. @returns undefined if somebody else was faster */
async function takeOver(
  { ctx }: AgentCall,
  { row, shipTo }: OpenSession,
  userId: UserId,
): Promise<CheckoutId | undefined> {
  const id = newId<'checkout'>();
  return ctx.tx(async tx => {
    const open = await lockOpen(tx.db, row.id);
    // What was read may have changed since: then it is answered anew.
    if (!open || open.checkout_id || open.updated_at.getTime() !== row.updated_at.getTime()) return undefined;
    await insertOfAgent(tx.db, id, userId, { agent: row.platform, items: row.items, shipTo, method: 'COD' });
    await setCheckout(tx.db, row.id, id);
    return id;
  });
}

async function giveBack({ ctx }: AgentCall, session: string, checkoutId: CheckoutId): Promise<void> {
  await ctx.tx(async tx => {
    if (await deleteOfAgent(tx.db, checkoutId)) await setCheckout(tx.db, session, null);
  });
}

/** Ties the order to what the agent prepared, in the transaction that writes it. @throws handoverMissing once that was cancelled */
export const orderWritten =
  (checkoutId: CheckoutId) =>
  async (tx: TxCtx, orderId: OrderId): Promise<void> => {
    const session = await setOrdered(tx, checkoutId, orderId);
    if (!session) throw handoverMissing();
    await writeAgentOrder(tx, orderId, session);
  };

const asked = ({ ctx }: AgentCall, words: (say: typeof t) => string): AgentMessage => ({
  ...{ type: 'error', code: 'code_required', severity: 'recoverable', path: PATH },
  content: speaking(ctx.language, () => words(t)),
});

const dearer = ({ ctx }: AgentCall): AgentMessage => ({
  ...{ type: 'error', code: 'price_changed', severity: 'recoverable', path: '$.totals' },
  content: speaking(ctx.language, () => t('orders.agents.message.dearer')),
});

const refused = ({ ctx }: AgentCall, problem: Problem): AgentMessage => ({
  ...{ type: 'error', code: codeOf(problem.code), severity: 'recoverable' },
  content: speaking(ctx.language, () => problem.message),
});
