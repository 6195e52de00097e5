/** The version of the Universal Commerce Protocol that the shop speaks. */
export const UCP_VERSION = '2026-04-08';

export const UCP_SERVICE = 'dev.ucp.shopping';

/** What agents can do here, with the capability that each extends. */
export const CAPABILITIES = {
  'dev.ucp.shopping.catalog.search': null,
  'dev.ucp.shopping.catalog.lookup': null,
  'dev.ucp.shopping.cart': null,
  'dev.ucp.shopping.checkout': null,
  'dev.ucp.shopping.fulfillment': 'dev.ucp.shopping.checkout',
  'dev.ucp.shopping.order': null,
} as const;

export type Capability = keyof typeof CAPABILITIES;

export const CAPABILITY_NAMES = Object.keys(CAPABILITIES) as Capability[];

const SPEC = `https://ucp.dev/${UCP_VERSION}`;
const SPEC_PATHS: Readonly<Record<Capability, readonly [page: string, schema: string]>> = {
  'dev.ucp.shopping.catalog.search': ['catalog/search', 'catalog_search'],
  'dev.ucp.shopping.catalog.lookup': ['catalog/lookup', 'catalog_lookup'],
  'dev.ucp.shopping.cart': ['cart', 'cart'],
  'dev.ucp.shopping.checkout': ['checkout', 'checkout'],
  'dev.ucp.shopping.fulfillment': ['fulfillment', 'fulfillment'],
  'dev.ucp.shopping.order': ['order', 'order'],
};

export const specOf = (capability: Capability) => `${SPEC}/specification/${SPEC_PATHS[capability][0]}`;
export const schemaOf = (capability: Capability) => `${SPEC}/schemas/shopping/${SPEC_PATHS[capability][1]}.json`;
export const overviewSpec = `${SPEC}/specification/overview`;
export const serviceSchema = (transport: 'rest.openapi' | 'mcp.openrpc') =>
  `${SPEC}/services/shopping/${transport}.json`;

export const PROFILE_PATH = '/.well-known/ucp';
export const REST_PATH = '/api/ucp';
export const MCP_PATH = '/api/ucp/mcp';

/** Cash on delivery, which a code that was mailed to the buyer confirms. */
export const CASH_HANDLER = 'in.bijlibazaar.cash_on_delivery';
export const CASH_HANDLER_ID = 'cash_on_delivery';
export const CASH_CREDENTIAL = 'mailed_code';

export const CURRENCY = 'INR';
