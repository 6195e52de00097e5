import { tagOf } from '#platform/http/api-names.ts';
import { ApiSchemas } from '#platform/http/api-schemas.ts';
import type { Api } from '#platform/http/serve.ts';
import { wireSchema } from '#platform/http/wire-schema.ts';

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

Made from the contracts by \`test/api/rights-document.test.ts\` (\`vitest run --project api rights-document -u\` writes it anew). A running shop shows the same at \`/api/docs\` and \`/api/openapi.json\`. All paths begin with \`/api\`; amounts are rupees with at most two decimals, times ISO 8601 in UTC. Every answer has \`success: true\` beside what is said here; a refusal is \`{ success: false, code, message, fields?, data? }\` with a status to match, and \`/api/openapi.json\` says which codes each call may have. A call that changes a record also takes the other keys that the record is answered with, and does not look at them. Whoever is signed in is known by the session cookie or by \`Authorization: Bearer\`. Who may call what, with every answer, is in [rights.md](rights.md).`;

function callOf({ endpoint, guard }: Route): string {
  const { method, path, summary, query, body, output, file } = endpoint;
  return [
    `### \`${method} ${path}\``,
    `${summary}. For: ${guard.name}.`,
    [
      ...(query ? [`- asks with \`${typeOf(new ApiSchemas(new Map()).value(query))}\``] : []),
      ...(body ? [`- sends \`${typeOf(wireSchema(body))}\``] : []),
      file === undefined ? `- answers \`${typeOf(wireSchema(output))}\`` : `- answers a file: \`${file}\``,
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
