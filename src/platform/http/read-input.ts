import * as z from 'zod/mini';
import type { EndpointShape } from '#shared/endpoint.ts';
import { invalidInput, notAllowed } from '#shared/problems.ts';
import { isUnstorable } from './strict-json.ts';

type Values = Record<string, unknown>;

/**
 * Reads params, query and body by the endpoint's schemas into one input. A key in two places must say the same, because
 * otherwise one of them is an attempt to speak for somebody else.
 * @throws invalidInput with the wrong fields, notAllowed
 */
export function readInput(
  endpoint: EndpointShape,
  request: { params: unknown; query: unknown; body: unknown },
): Values {
  const params = readPart(endpoint.params, request.params);
  const query = readPart(endpoint.query ?? NOTHING, request.query);
  const body = endpoint.method === 'GET' ? {} : readPart(endpoint.body ?? NO_BODY, request.body);
  for (const key of Object.keys(params)) {
    if (body[key] !== undefined && body[key] !== params[key]) throw notAllowed();
  }
  return { ...query, ...body, ...params };
}

const NOTHING = z.strictObject({});
const NO_BODY = z.optional(z.strictObject({}));

function readPart(schema: z.core.$ZodType | undefined, value: unknown): Values {
  if (!schema) return {};
  refuseUnstorable(value);
  const read = z.core.safeParse(schema, value ?? (schema === NO_BODY ? undefined : value));
  if (read.success) return (read.data ?? {}) as Values;
  throw invalidInput().with({ fields: fieldsOf(read.error) });
}

/** Bodies were looked at while they were parsed; this is for the texts of an address. */
function refuseUnstorable(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const text of Object.values(value)) if (typeof text === 'string' && isUnstorable(text)) throw invalidInput();
}

function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.') || 'body';
    fields[name] ??= issue.code === 'unrecognized_keys' ? 'is not a field here' : issue.message;
  }
  return fields;
}
