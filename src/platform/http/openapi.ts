import type { EndpointShape } from '#shared/endpoint.ts';
import { invalidInput } from '#shared/problems.ts';
import type { Guard } from './guard.ts';
import type { Api } from './serve.ts';
import { wireSchema } from './wire-schema.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of every route served so far, in the wire's units, made from the contracts alone. */
export function openApiDocument(routes: Api['routes'], title: string): Json {
  const paths: Record<string, Json> = {};
  for (const { endpoint, guard } of routes) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, guard) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Amounts are rupees with at most two decimals, times are ISO 8601 in UTC. Writes need JSON and, from browsers, the same origin. Every refusal has the shape of the Problem schema.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Problem: PROBLEM },
    },
  };
}

const PROBLEM: Json = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', examples: [invalidInput.code] },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    data: {},
  },
};

function operationOf(endpoint: EndpointShape, guard: Guard): Json {
  const isOpen = guard.refusal(null) === undefined;
  return {
    summary: endpoint.summary,
    description: `For: ${guard.name}.`,
    ...(isOpen ? {} : { security: [{ session: [] }, { bearer: [] }] }),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body && { requestBody: { required: true, content: json(wireSchema(endpoint.body)) } }),
    responses: {
      200: { description: 'It worked', content: json(wireSchema(endpoint.output)) },
      default: { description: 'It was refused', content: json({ $ref: '#/components/schemas/Problem' }) },
    },
  };
}

function parametersOf(schema: EndpointShape['params'], place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = wireSchema(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}
