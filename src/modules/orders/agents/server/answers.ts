import type { AgentCart, AgentCheckout, AgentMessage, Nothing, Total } from '#orders/agents/ucp/answers.schema.ts';
import {
  CAPABILITIES,
  CASH_CREDENTIAL,
  CASH_HANDLER,
  CASH_HANDLER_ID,
  type Capability,
  UCP_VERSION,
} from '#orders/agents/ucp/ucp.ts';
import { fromRupees, type Paise, paise } from '#shared/money/money.ts';
import type { AgentCall } from './agent-call.ts';

/** The head of an answer: the capabilities of the operation that both sides have. */
export function ucpHead({ platform }: Pick<AgentCall, 'platform'>, of: Capability): AgentCart['ucp'] {
  const active = [...platform.capabilities].filter(name => name === of || CAPABILITIES[name] === of);
  return {
    version: UCP_VERSION,
    status: 'success',
    capabilities: Object.fromEntries(active.map(name => [name, [{ version: UCP_VERSION }]])),
  };
}

/** An answer about nothing: there is none, or it can't be made. */
export function nothing(call: AgentCall, of: Capability, messages: readonly AgentMessage[]): Nothing {
  return {
    ucp: { ...ucpHead(call, of), status: 'error' },
    messages: [...messages],
    continue_url: `${call.shop.address}/`,
  };
}

export const notFoundMessage = (content: string): AgentMessage => ({
  ...{ type: 'error', code: 'not_found', content, severity: 'unrecoverable' },
});

/** The ways to pay that an agent can finish with. */
export function paymentHandlers(takesCash: boolean): AgentCheckout['ucp']['payment_handlers'] {
  const cash = { id: CASH_HANDLER_ID, version: UCP_VERSION, available_instruments: [{ type: CASH_CREDENTIAL }] };
  return takesCash ? { [CASH_HANDLER]: [cash] } : {};
}

/** Paise of an answer of the shop’s own API, which speaks rupees. */
export function paiseOf(rupees: number): Paise {
  return rupees < 0 ? (-paiseOf(-rupees) as Paise) : (fromRupees(rupees) ?? paise(0));
}

const found = new WeakSet<object>();

/** An answer about what was there before, which is no new thing for REST. */
export function asFound(answer: object): object {
  found.add(answer);
  return answer;
}

export const wasFound = (answer: object): boolean => found.has(answer);

/** Totals of one line. @param total what is paid for it, less `discount` */
export function lineTotals(total: number, discount: number): Total[] {
  return [
    { type: 'subtotal', amount: total + discount },
    ...(discount > 0 ? [{ type: 'discount', amount: -discount }] : []),
    { type: 'total', amount: total },
  ];
}

/** Totals in the order in which platforms show them. What is nothing is left out, but for the sum. */
export function totalsOf(of: {
  readonly items: number;
  readonly services?: number;
  readonly delivery: number;
  readonly discount: number;
  readonly total: number;
  readonly words: { readonly services: string };
}): Total[] {
  return [
    { type: 'subtotal', amount: of.items },
    ...(of.services ? [{ type: 'fee', display_text: of.words.services, amount: of.services }] : []),
    { type: 'fulfillment', amount: of.delivery },
    ...(of.discount > 0 ? [{ type: 'discount', amount: -of.discount }] : []),
    { type: 'total', amount: of.total },
  ];
}
