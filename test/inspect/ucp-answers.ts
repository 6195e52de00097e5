import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/**
 * The folder `source` of the published protocol, at the version that the shop speaks. It is in no package, so tests hold
 * answers against it only where it has been fetched: `UCP_SOURCE=/path/to/ucp/source npm test -- agents`.
 */
const SOURCE = process.env.UCP_SOURCE;
const BASE = 'https://ucp.dev/schemas/shopping/';
const NOTHING = `${BASE}types/error_response.json`;
const PROFILE = 'https://ucp.dev/schemas/discovery/profile.json#/$defs/business_profile';

/** What each operation answers with, if it does not answer that there is nothing. */
const ANSWERS: readonly (readonly [path: RegExp, schema: string])[] = [
  [/^\/checkout-sessions/, `${BASE}fulfillment.json#/$defs/dev.ucp.shopping.checkout`],
  [/^\/carts/, `${BASE}cart.json`],
  [/^\/orders/, `${BASE}order.json`],
  [/^\/catalog\/search/, `${BASE}catalog_search.json#/$defs/search_response`],
  [/^\/catalog\/lookup/, `${BASE}catalog_lookup.json#/$defs/lookup_response`],
  [/^\/catalog\/product/, `${BASE}catalog_lookup.json#/$defs/get_product_response`],
];

let kept: Ajv | undefined;
const validators = new Map<string, ValidateFunction>();

/** Holds an answer of the shop to an agent against the published schemas. @throws with what is not so */
export function holdAgainstProtocol(path: string, status: number, answer: unknown): void {
  if (SOURCE === undefined || status >= 300) return;
  const isNothing = (answer as { readonly ucp?: { readonly status?: string } }).ucp?.status === 'error';
  const schema = isNothing ? NOTHING : ANSWERS.find(([beginning]) => beginning.test(path))?.[1];
  if (schema) hold(schema, path, answer);
}

/** Holds an order that a platform is told of. */
export const holdOrderAgainstProtocol = (body: string): void => {
  if (SOURCE !== undefined) hold(`${BASE}order.json`, 'a message about an order', JSON.parse(body));
};

export const holdProfileAgainstProtocol = (profile: unknown): void => {
  if (SOURCE !== undefined) hold(PROFILE, 'the profile', profile);
};

function hold(schema: string, what: string, value: unknown): void {
  kept ??= schemasIn(SOURCE ?? '');
  const validate = validators.get(schema) ?? kept.compile({ $ref: schema });
  validators.set(schema, validate);
  if (!validate(value))
    throw new Error(
      `${what} is against ${schema}:\n${kept.errorsText(validate.errors, { separator: '\n' })}\n${JSON.stringify(value).slice(0, 1_500)}`,
    );
}

function schemasIn(folder: string): Ajv {
  if (!existsSync(folder)) throw new Error(`UCP_SOURCE is no folder: ${folder}`);
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.json') && !name.startsWith('services')) {
      const text = readFileSync(join(folder, name), 'utf8');
      // The profile refers to other schemas as if it were in a folder beside them.
      ajv.addSchema(JSON.parse(name.startsWith('discovery') ? text.replaceAll('../schemas/', '../') : text) as object);
    }
  return ajv;
}
