import { ApiSchemas } from '#platform/http/openapi/api-schemas.ts';
import { tagOf } from '#platform/http/serving/api-names.ts';
import type { Api } from '#platform/http/serving/serve.ts';
import { wireSchema } from '#platform/http/serving/wire-schema.ts';

type Route = Api['routes'][number];
type Schema = Record<string, unknown>;

/** docs/api.md: every call from its contract, in the wire's units. */
export function apiDocument({ routes }: Api): string {
  const sections = Map.groupBy(routes, ({ endpoint }) => tagOf(endpoint.path));
  const parts = [...sections].sort(([one], [other]) => (one < other ? -1 : 1));
  const body = parts.map(([name, calls]) => `## ${name}\n\n${calls.map(callOf).join('\n\n')}`);
  return `${[HEAD, ...body].join('\n\n')}\n`;
}

const HEAD = `# The API

Generated from the contracts by \`test/api/rights/rights-document.test.ts\` (update it with \`vitest run --project api rights-document -u\`). A running shop has the same at \`/api/docs\` and \`/api/openapi.json\`. All paths begin with \`/api\`. Amounts are in rupees with at most two decimals; times are ISO 8601 in UTC. Every successful response has \`success: true\`. An error is \`{ success: false, code, message, fields?, data? }\` with a matching status; \`/api/openapi.json\` lists the codes of each call. A call that changes a record also accepts the other keys of that record and ignores them. Users are identified by the session cookie or by \`Authorization: Bearer\`; \`:userId\` in a path is your own id, or \`me\`. [rights.md](rights.md) shows who can make which call, with every response status.`;

function callOf({ endpoint, guard }: Route): string {
  const { method, path, summary, query, body, output, file } = endpoint;
  return [
    `### \`${method} ${path}\``,
    `${summary}. For: ${guard.name}.`,
    [
      ...(query ? [`- query: \`${typeOf(new ApiSchemas(new Map()).value(query))}\``] : []),
      ...(body ? [`- body: \`${typeOf(wireSchema(body))}\``] : []),
      file === undefined ? `- response: \`${typeOf(wireSchema(output))}\`` : `- response, a file: \`${file}\``,
    ].join('\n'),
  ].join('\n\n');
}

/** A schema as one would write its type. */
function typeOf(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return 'unknown';
  const {
    type,
    properties,
    required = [],
    items,
    enum: values,
    anyOf,
    oneOf,
    additionalProperties,
    ...rest
  } = schema as Schema;
  // A UUID.
  if ('$ref' in rest) return 'string';
  if ('const' in rest) return JSON.stringify(rest.const);
  if (Array.isArray(values)) return values.map(value => JSON.stringify(value)).join(' / ');
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return [...new Set(choices.map(typeOf))].join(' / ');
  if (type === 'array')
    return Array.isArray(items) ? `[${items.map(typeOf).join(', ')}]` : `${bracketed(typeOf(items))}[]`;
  if (type === 'object' && properties) {
    const own = Object.entries(properties as Schema).filter(([, inner]) => !(inner as Schema).readOnly);
    const names = own.map(
      ([name, inner]) => `${name}${(required as string[]).includes(name) ? '' : '?'}: ${typeOf(inner)}`,
    );
    return names.length > 0 ? `{ ${names.join(', ')} }` : '{}';
  }
  if (type === 'object') return `{ [name]: ${typeOf(additionalProperties)} }`;
  return Array.isArray(type) ? type.join(' / ') : String(type ?? 'unknown');
}

const bracketed = (type: string) => (type.includes(' / ') ? `(${type})` : type);
