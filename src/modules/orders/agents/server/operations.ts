import * as z from 'zod/mini';
import { getAgentProduct } from '#orders/agents/server/catalog/get-product.ts';
import { lookupCatalog, searchCatalog } from '#orders/agents/server/catalog/search-catalog.ts';
import { getAgentOrder } from '#orders/agents/server/orders/get-order.ts';
import { changeSession, dropSession, getSession, openSession } from '#orders/agents/server/sessions/change-session.ts';
import { completeSession } from '#orders/agents/server/sessions/complete-session.ts';
import {
  AgentCart,
  AgentCheckout,
  LookupAnswer,
  Order,
  ProductAnswer,
  SearchAnswer,
} from '#orders/agents/ucp/answers.schema.ts';
import {
  CartRequest,
  ChangedCheckout,
  Completion,
  LookupRequest,
  NewCheckout,
  ProductRequest,
  SearchRequest,
} from '#orders/agents/ucp/requests.schema.ts';
import type { Capability } from '#orders/agents/ucp/ucp.ts';
import type { Cost } from '#platform/http/load/costs.ts';
import type { McpHints } from '#platform/http/mcp/mcp-tool.ts';
import type { AgentCall } from './agent-call.ts';

/** What an operation is called with: the same over REST and as a tool. */
export interface OperationCall<Payload> {
  /** Of a cart, checkout or order; empty for others. */
  readonly id: string;
  readonly payload: Payload;
  readonly key: string | undefined;
  /** The payload as it was sent, also what is not read of it. */
  readonly sent: unknown;
}

/** An operation of the protocol, once for both transports. */
export interface Operation {
  /** Name of the tool. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly capability: Capability;
  readonly rest: readonly [method: 'GET' | 'POST' | 'PUT', path: string];
  /** What REST answers; 200 if it is not given. */
  readonly status?: number;
  /** What a tool calls its payload; without it there is none. */
  readonly payload?: 'catalog' | 'cart' | 'checkout';
  readonly schema: z.core.$ZodType;
  /** What it answers with, unless it answers about nothing. */
  readonly answer: z.core.$ZodType;
  readonly hints: McpHints;
  /** Whether its answer over REST is signed, as the protocol recommends where an order is placed. */
  readonly isAnswerSigned?: boolean;
  readonly cost: Cost;
  readonly run: (call: AgentCall, asked: OperationCall<never>) => Promise<object>;
}

const none = z.object({});
const READS: McpHints = { readOnlyHint: true, openWorldHint: false };
const WRITES: McpHints = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const ENDS: McpHints = { ...WRITES, destructiveHint: true };

function operation<Schema extends z.core.$ZodType>(
  of: Omit<Operation, 'schema' | 'run'> & {
    readonly schema: Schema;
    readonly run: (call: AgentCall, asked: OperationCall<z.core.output<Schema>>) => Promise<object>;
  },
): Operation {
  return of;
}

const search = 'dev.ucp.shopping.catalog.search';
const lookup = 'dev.ucp.shopping.catalog.lookup';
const cart = 'dev.ucp.shopping.cart';
const checkout = 'dev.ucp.shopping.checkout';
const order = 'dev.ucp.shopping.order';

export const OPERATIONS: readonly Operation[] = [
  operation({
    name: 'search_catalog',
    title: 'Search products',
    description:
      'Finds electronics on sale by words, category and price. Prices are in paise (₹1 = 100), tax included. Ids of variants are ids of line items.',
    ...{ capability: search, rest: ['POST', '/catalog/search'], payload: 'catalog', hints: READS, cost: 'heavy' },
    schema: SearchRequest,
    answer: SearchAnswer,
    run: (call, { payload }) => searchCatalog(call, payload),
  }),
  operation({
    name: 'lookup_catalog',
    title: 'Look up products',
    description: 'Products by their ids or handles, at most 20.',
    ...{ capability: lookup, rest: ['POST', '/catalog/lookup'], payload: 'catalog', hints: READS, cost: 'costly' },
    schema: LookupRequest,
    answer: LookupAnswer,
    run: (call, { payload }) => lookupCatalog(call, payload),
  }),
  operation({
    name: 'get_product',
    title: 'Get product',
    description:
      'One product with its variants, specifications, returns and warranty. Read it before you recommend one.',
    ...{ capability: lookup, rest: ['POST', '/catalog/product'], payload: 'catalog', hints: READS, cost: 'heavy' },
    schema: ProductRequest,
    answer: ProductAnswer,
    run: (call, { payload }) => getAgentProduct(call, payload),
  }),
  operation({
    name: 'create_cart',
    title: 'Create cart',
    description: 'Puts items together without buying them. Its continue_url opens them in the shop. Kept for 24 hours.',
    ...{ capability: cart, rest: ['POST', '/carts'], status: 201, payload: 'cart', hints: WRITES, cost: 'heavy' },
    schema: CartRequest,
    answer: AgentCart,
    run: (call, { payload, key }) => openSession(call, 'cart', payload, key),
  }),
  operation({
    name: 'get_cart',
    title: 'Get cart',
    description: 'A cart with the prices and stock of now.',
    ...{ capability: cart, rest: ['GET', '/carts/:id'], hints: READS, cost: 'heavy' },
    schema: none,
    answer: AgentCart,
    run: (call, { id }) => getSession(call, 'cart', id),
  }),
  operation({
    name: 'update_cart',
    title: 'Update cart',
    description: 'Replaces the whole cart: send all items, not only what changes.',
    ...{ capability: cart, rest: ['PUT', '/carts/:id'], payload: 'cart', hints: WRITES, cost: 'heavy' },
    schema: CartRequest,
    answer: AgentCart,
    run: (call, { id, payload }) => changeSession(call, 'cart', id, payload),
  }),
  operation({
    name: 'cancel_cart',
    title: 'Cancel cart',
    description: 'Ends a cart, and answers it as it was.',
    ...{ capability: cart, rest: ['POST', '/carts/:id/cancel'], hints: ENDS, cost: 'heavy' },
    schema: none,
    answer: AgentCart,
    run: (call, { id }) => dropSession(call, 'cart', id),
  }),
  operation({
    name: 'create_checkout',
    title: 'Create checkout',
    description:
      'Begins to buy items, or a cart (cart_id, with line_items empty). Nothing is reserved. Messages say what is missing; show the totals to the buyer as they are.',
    ...{ capability: checkout, rest: ['POST', '/checkout-sessions'], status: 201, payload: 'checkout' },
    ...{ hints: WRITES, cost: 'heavy' },
    schema: NewCheckout,
    answer: AgentCheckout,
    run: (call, { payload, key }) => openSession(call, 'checkout', payload, key),
  }),
  operation({
    name: 'get_checkout',
    title: 'Get checkout',
    description: 'A checkout with the prices, stock and charges of now. Once the buyer has ordered, it has the order.',
    ...{ capability: checkout, rest: ['GET', '/checkout-sessions/:id'], hints: READS, cost: 'heavy' },
    schema: none,
    answer: AgentCheckout,
    run: (call, { id }) => getSession(call, 'checkout', id),
  }),
  operation({
    name: 'update_checkout',
    title: 'Update checkout',
    description:
      'Replaces the whole checkout: send items, buyer (first_name, last_name, email, phone_number) and the Indian delivery address in fulfillment.methods[0].destinations[0].',
    ...{ capability: checkout, rest: ['PUT', '/checkout-sessions/:id'], payload: 'checkout' },
    ...{ hints: WRITES, cost: 'heavy' },
    schema: ChangedCheckout,
    answer: AgentCheckout,
    run: (call, { id, payload }) => changeSession(call, 'checkout', id, payload),
  }),
  operation({
    name: 'complete_checkout',
    title: 'Complete checkout',
    description:
      'Hands a ready checkout over to the buyer, who reviews and pays at continue_url by UPI, card or cash on delivery. With the payment handler cash_on_delivery the order is placed here: call it once to have a code mailed to the buyer, and again with the code.',
    ...{ capability: checkout, rest: ['POST', '/checkout-sessions/:id/complete'], payload: 'checkout' },
    ...{ hints: ENDS, cost: 'hashing', isAnswerSigned: true },
    schema: Completion,
    answer: AgentCheckout,
    run: (call, { id, payload }) => completeSession(call, id, payload),
  }),
  operation({
    name: 'cancel_checkout',
    title: 'Cancel checkout',
    description: 'Ends a checkout that has not become an order.',
    ...{ capability: checkout, rest: ['POST', '/checkout-sessions/:id/cancel'], hints: ENDS, cost: 'heavy' },
    schema: none,
    answer: AgentCheckout,
    run: (call, { id }) => dropSession(call, 'checkout', id),
  }),
  operation({
    name: 'get_order',
    title: 'Get order',
    description: 'Where an order is, by the id that its checkout has.',
    ...{ capability: order, rest: ['GET', '/orders/:id'], hints: READS, cost: 'heavy' },
    schema: none,
    answer: Order,
    run: (call, { id }) => getAgentOrder(call, id),
  }),
];
