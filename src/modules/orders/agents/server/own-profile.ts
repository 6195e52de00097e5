import { signingKey } from '#orders/agents/server/signing/signing-key.ts';
import {
  CAPABILITIES,
  CAPABILITY_NAMES,
  MCP_PATH,
  overviewSpec,
  REST_PATH,
  schemaOf,
  serviceSchema,
  specOf,
  UCP_SERVICE,
  UCP_VERSION,
} from '#orders/agents/ucp/ucp.ts';
import type { Ctx } from '#platform/context.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { paymentHandlers } from './answers.ts';

/** The shop's profile: what agents can do here, where, and with which key the shop signs. */
export async function ownProfile(ctx: Ctx, address: string): Promise<object> {
  const version = UCP_VERSION;
  const takesCash = await setting(ctx, 'guestCheckout');
  const { published } = await signingKey(ctx);
  const service = { version, spec: overviewSpec };
  return {
    ucp: {
      version,
      services: {
        [UCP_SERVICE]: [
          { ...service, transport: 'rest', endpoint: `${address}${REST_PATH}`, schema: serviceSchema('rest.openapi') },
          { ...service, transport: 'mcp', endpoint: `${address}${MCP_PATH}`, schema: serviceSchema('mcp.openrpc') },
        ],
      },
      capabilities: Object.fromEntries(
        CAPABILITY_NAMES.map(name => [
          name,
          [
            {
              ...{ version, spec: specOf(name), schema: schemaOf(name) },
              ...(CAPABILITIES[name] && { extends: CAPABILITIES[name] }),
            },
          ],
        ]),
      ),
      payment_handlers: paymentHandlers(takesCash),
    },
    signing_keys: [published],
  };
}
