import {
  CASH_CREDENTIAL,
  CASH_HANDLER_ID,
  MCP_PATH,
  PROFILE_PATH,
  REST_PATH,
  UCP_VERSION,
} from '#orders/agents/ucp/ucp.ts';
import { MAX_CART_LINES } from '#orders/cart/refusals.ts';
import { methodTexts } from '#orders/settlement/method-texts.ts';
import type { PaymentMethod } from '#payments/payments/payment-states.ts';
import type { Ctx } from '#platform/context.ts';
import { FEED_NAMES, feedPath } from '#products/feeds/feed-names.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { speaking } from '#shared/language/speaking.ts';
import { exactRupees } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import { setting } from '#shop/shop/server/shop.ts';

interface Told {
  readonly address: string;
  /** Names of the payment providers that are set up. */
  readonly providers: () => readonly PaymentMethod[];
}

export const LLMS_PATH = '/llms.txt';
export const AGENTS_PATH = '/agents.md';

const list = (items: readonly string[]) => items.map(item => `- ${item}`).join('\n');
/** In a line of Markdown; names are the shop’s own words. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([\\`*_[\]<>#|])/g, '\\$1')
    .trim();

/** For language models that read the site: what there is, and where (llmstxt.org). */
export async function llmsText(ctx: Ctx, { address }: Told): Promise<string> {
  const identity = await setting(ctx, 'identity');
  const at = (path: string, title: string, about: string) => `[${title}](${address}${path}): ${about}`;
  return `# ${plain(identity.name)}

> Electronics from several sellers in India, with prices in Indian rupees, tax included. Delivery within India only.

## Buying with an agent

${list([
  at(AGENTS_PATH, 'For agents', 'how to search, fill a checkout and hand it over to the buyer'),
  at(PROFILE_PATH, 'Profile', `what is offered by the Universal Commerce Protocol ${UCP_VERSION}`),
])}

## Products

${list([
  at(paths.listing, 'All products', 'with filters'),
  at(paths.departments, 'Categories', 'all of them on one page'),
  at(`${paths.search}?keyword=phone`, 'Search', 'by words, prices and features'),
  at('/sitemap.xml', 'Sitemap', 'every page in every language'),
  ...FEED_NAMES.map(name => at(feedPath(name), name, 'all products on sale as a file')),
])}

## Policies

${list([
  at(paths.shipping, 'Shipping', 'where, how long and what it costs'),
  at(paths.returnsAndRefunds, 'Returns and refunds', 'how long and how'),
  at(paths.terms, 'Terms', 'of buying here'),
  at(paths.privacy, 'Privacy', 'what is kept and why'),
  at(paths.ranking, 'How products are ranked', 'in lists and in searches'),
])}

## Contact

${list([
  at(paths.contact, 'Customer care', 'people answer'),
  at(paths.grievanceOfficer, 'Grievance officer', 'for complaints'),
  at('/api/docs', 'API', 'the shop’s own API, for people'),
  at('/api/openapi.json', 'API document', 'the same as OpenAPI 3.1, for programs'),
])}
`;
}

/** For agents that buy for somebody. */
export async function agentsText(ctx: Ctx, { address, providers }: Told): Promise<string> {
  const identity = await setting(ctx, 'identity');
  const delivery = await setting(ctx, 'deliveryCharge');
  const codCap = await setting(ctx, 'codCap');
  const takesGuests = await setting(ctx, 'guestCheckout');
  const ways = speaking(SOURCE_LANGUAGE, () =>
    ['COD', ...providers()].map(name => methodTexts(name, codCap)).map(({ label, note }) => `${label}: ${note}`),
  );
  return `# Shopping at ${plain(identity.name)} with an agent

The shop speaks the Universal Commerce Protocol, version ${UCP_VERSION}. An agent is one more customer: the same prices, stock, offers, delivery area and limits as for everybody.

${list([
  `Profile: ${address}${PROFILE_PATH}`,
  `REST: ${address}${REST_PATH}`,
  `MCP (Streamable HTTP, without sessions): ${address}${MCP_PATH}`,
])}

## What each call needs

${list([
  'The profile of your platform: `UCP-Agent: profile="https://…"` over REST, `meta["ucp-agent"].profile` as a tool. It must be at a public https address, without redirects.',
  '`Idempotency-Key` (`meta["idempotency-key"]`) of 16 to 200 characters with what changes something. A repeated call changes nothing and gets the answer of the first; another request with the same key is refused. Completing without one orders once all the same, and mails one code within two minutes.',
  'A signature if you like (RFC 9421), by a key of `signing_keys` in your profile, ES256 or ES384. A request that has one is refused unless it is right: it must cover `@method`, `@authority`, `@path`, `@query` if there is one, `ucp-agent`, `idempotency-key`, `content-digest` and `content-type`. The answer to a completed checkout is signed with the key in the shop’s profile.',
  'Amounts are in paise: ₹1 is 100. Prices include GST.',
  `\`context.language\` for messages in the buyer’s language: ${LANGUAGES.map(({ code }) => code).join(', ')}.`,
])}

## From search to order

1. \`search_catalog\`, \`lookup_catalog\`, \`get_product\`. The id of a variant is the id of a line item.
2. \`create_cart\` to put items together, or \`create_checkout\` at once. Nothing is reserved until the order.
3. \`update_checkout\` with everything each time: items, the buyer (name, e-mail address, Indian mobile number) and one delivery address in India with its PIN code. Each message says what is missing. Show totals and messages to the buyer as they are.
4. \`complete_checkout\`. The answer is \`requires_escalation\` with a \`continue_url\`: the buyer opens it, signs in${takesGuests ? ' or continues as a guest' : ''}, checks the order and pays. The link is for the buyer only, because it shows the address.
5. \`get_checkout\` has the order once it is placed, \`get_order\` follows it. If your profile names a \`webhook_url\`, you are told of each change of its items, amounts, parcels, payments and refunds by a message that is signed with the key in the shop’s profile (RFC 9421, with Content-Digest).

${
  takesGuests
    ? `## Cash on delivery without leaving the conversation

Complete with the payment handler \`${CASH_HANDLER_ID}\`: \`{"payment": {"instruments": [{"id": "1", "handler_id": "${CASH_HANDLER_ID}", "type": "${CASH_CREDENTIAL}", "selected": true}]}}\`. The shop mails a code of six digits to the buyer, with what is ordered and for how much. It confirms the checkout as it was then: after a change, or above that total, a new one is mailed. Ask for it, and complete again with \`"credential": {"type": "${CASH_CREDENTIAL}", "code": "…"}\`. Buyers who have an account here get no code and confirm at \`continue_url\`.

`
    : ''
}## Terms

${list([
  ...ways,
  delivery === 0 ? 'Delivery is free.' : `Delivery costs ${exactRupees(delivery)} for each seller of an order.`,
  `At most ${MAX_CART_LINES} different items in one checkout.`,
  'Carts and checkouts are kept for 24 hours after the last change, for 7 days at most; what the buyer has opened, for 7 days from then. New buyers can have few unpaid orders at a time.',
  'Requests are limited by network. `429` says with `Retry-After` when to go on.',
  `Shipping: ${address}${paths.shipping}`,
  `Returns and refunds: ${address}${paths.returnsAndRefunds}`,
  `Terms: ${address}${paths.terms}`,
  `Privacy: ${address}${paths.privacy}`,
])}

## People

Customer care: ${address}${paths.contact}
`;
}
