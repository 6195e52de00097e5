import type { AgentCall } from '#orders/agents/server/agent-call.ts';
import type { AgentMessage } from '#orders/agents/ucp/answers.schema.ts';
import type { AgentBuyer } from '#orders/agents/ucp/requests.schema.ts';
import type { CheckoutProblem } from '#orders/checkouts/contract.ts';
import {
  presentQuote,
  type QuotedCheckout,
  quotePrepared,
  type WireCheckout,
} from '#orders/checkouts/server/checkouts.ts';
import { chooseAddress, notEnoughStock, productLeft, sellerAway } from '#orders/orders/contract.ts';
import { requireEmail } from '#people/accounts/server/accounts.ts';
import type { AddressColumns } from '#people/addresses/server/addresses.ts';
import { isProblem } from '#shared/api/problem.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { notServed } from '#shop/delivery/not-served.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { missing, readAddress } from './read-address.ts';
import type { AgentSessionRow } from './sessions.queries.ts';

/** A session with the facts of now. */
export interface OpenSession {
  readonly row: AgentSessionRow;
  readonly quote: QuotedCheckout;
  readonly wire: Omit<WireCheckout, 'buyer'>;
  readonly shipTo: AddressColumns | undefined;
  /** Undefined if it is missing or none. */
  readonly email: string | undefined;
  /** Whatever keeps it from being completed. */
  readonly faults: readonly AgentMessage[];
  /** Whether an agent can complete it in cash, with a code that is mailed to the buyer. */
  readonly takesCash: boolean;
}

export async function readSession(
  { ctx, shop }: Pick<AgentCall, 'ctx' | 'shop'>,
  row: AgentSessionRow,
): Promise<OpenSession> {
  const { shipTo, faults } = speaking(ctx.language, () => readAddress(row));
  const email = emailOf(row.buyer);
  const prepared = { agent: row.platform, items: row.order_id ? [] : row.items, shipTo };
  const quote = await quotePrepared(ctx, shop.paying, prepared);
  const wire = presentQuote(ctx, quote);
  const cash = wire.methods.find(({ method }) => method === 'COD');
  const problems = wire.problems.filter(({ code }) => code !== chooseAddress.code);
  const noEmail = speaking(ctx.language, () => t('orders.agents.message.email'));
  return {
    ...{ row, quote, wire, shipTo, email },
    faults: [
      ...problems.map(problem => messageOf(problem, row)),
      ...faults,
      ...(email === undefined ? [missing('$.buyer.email', noEmail)] : []),
    ],
    takesCash: (cash?.isPossible ?? false) && (await setting(ctx, 'guestCheckout')),
  };
}

/** In its canonical form. */
export function emailOf(buyer: AgentBuyer): string | undefined {
  try {
    return buyer.email ? requireEmail(buyer.email) : undefined;
  } catch (error) {
    if (isProblem(error)) return undefined;
    throw error;
  }
}

/** The codes of the protocol for what the shop refuses. */
const CODES: Readonly<Record<string, string>> = {
  [notEnoughStock.code]: 'out_of_stock',
  [productLeft.code]: 'item_unavailable',
  [sellerAway.code]: 'item_unavailable',
  [notServed.code]: 'address_undeliverable',
};

function messageOf(
  { code, message, remedy, path }: CheckoutProblem,
  { items }: Pick<AgentSessionRow, 'items'>,
): AgentMessage {
  return {
    ...{ type: 'error', code: codeOf(code), content: `${message} ${remedy}`.trim(), severity: 'recoverable' },
    path: pathOf(path, items),
  };
}

/** A code of the protocol, or the shop's own in its spelling. */
export const codeOf = (code: string) => CODES[code] ?? code.replaceAll('.', '_');

function pathOf(path: string, items: AgentSessionRow['items']): string {
  const [kind, id] = path.split('.');
  const at = items.findIndex(({ productId }) => productId === id);
  if (kind === 'items') return at >= 0 ? `$.line_items[${at}]` : '$.line_items';
  if (kind === 'address') return '$.fulfillment.methods[0].destinations[0]';
  return kind === 'method' ? '$.payment' : '$';
}
