import * as z from 'zod/mini';
import { nameOfPath, namesIn, tagOf } from '#platform/http/serving/api-names.ts';
import { type Api, type ApiRoute, OWN } from '#platform/http/serving/serve.ts';
import type { EndpointShape } from '#shared/api/endpoint.ts';
import { ApiSchemas } from './api-schemas.ts';
import { headerRefs, Refusals, usualRefusals } from './openapi-refusals.ts';

type Json = Record<string, unknown>;

/** Input of the document, beside the routes. */
export interface ApiWords {
  readonly title: string;
  /** The contract modules: their exports name operations, schemas and refusals. */
  readonly contracts: readonly object[];
  /** The refusals of each operation by its own rules, by its name. */
  readonly refusals: Readonly<Record<string, readonly string[]>>;
  /** Refusals of all public calls. */
  readonly publicRefusals: readonly string[];
  /** What the shop posts to others, by event. */
  readonly webhooks: Readonly<Record<string, z.core.$ZodType>>;
  /** The public address; undefined if not configured. */
  readonly publicUrl: string | undefined;
}

/** The OpenAPI 3.1 document of all routes served so far, in wire units, generated from the contracts. */
export function openApiDocument(
  routes: Api['routes'],
  { title, contracts, refusals, publicRefusals, webhooks, publicUrl }: ApiWords,
): Json {
  const { schemas: schemaNames, endpoints, problems } = namesIn(contracts);
  const schemas = new ApiSchemas(schemaNames);
  const refused = new Refusals(problems);
  const paths: Record<string, Json> = {};
  const tags = new Set<string>();
  for (const route of routes) {
    const { endpoint } = route;
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    const tag = tagOf(endpoint.path);
    const name = endpoints.get(endpoint) ?? nameOfPath(endpoint);
    tags.add(tag);
    const operation = operationOf(route, { tag, name }, schemas);
    const usual = [...usualRefusals(endpoint, route.guard), ...(opensToGuests(route) ? publicRefusals : [])];
    const codes = [...usual, ...(refusals[name] ?? [])];
    Object.assign(operation.responses as Json, refused.responses(codes));
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${title} API`,
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl ?? '/', description: 'This shop' }],
    security: [{ session: [] }, { bearer: [] }],
    tags: [
      ...[...tags].sort().map(name => ({ name, description: `Calls below /${name}` })),
      { name: 'webhooks', description: 'Messages that the shop posts to others' },
    ],
    paths,
    webhooks: Object.fromEntries(
      Object.entries(webhooks).map(([event, message]) => [event, webhookOf(event, schemas.wire(message))]),
    ),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: publicUrl?.startsWith('https:') ? '__Host-session' : 'session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      headers: HEADERS,
      parameters: shareParameters(Object.values(paths)),
      responses: { ...refused.shared, ...shareAnswers(Object.values(paths)) },
      schemas: { ...schemas.components, Problem: PROBLEM },
    },
  };
}

/** A message to a receiver, signed by Standard Webhooks. */
function webhookOf(event: string, schema: Json): Json {
  return {
    post: {
      operationId: `on_${event}`,
      tags: ['webhooks'],
      summary: `Sent to endpoints that asked for ${event}`,
      security: [],
      parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name => ({
        ...{ name, in: 'header', required: true },
        schema: { type: 'string' },
      })),
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { '2XX': { description: 'It has arrived. Anything else is tried again.' } },
    },
  };
}

const DESCRIPTION = `Amounts are in rupees with at most two decimals; times are ISO 8601 in UTC. Write calls take JSON. Numbers can be sent as strings of digits. Parameters without a value are ignored. You can send a record back to the call that changes it just as you received it. Addresses in answers are relative to the shop.

**Who you are.** Send \`Authorization: Bearer\` with a token of \`POST /api/auth/token\` or an API key, which is made on the page of your account. The session cookie of the shop counts for pages of its own origin only. Pages of other origins may read public calls, and make all calls with a bearer token once an administrator has allowed their origin in Settings.

**Errors** have the shape of the Problem schema: \`code\` is for programs, \`message\` for people, in the language of \`Accept-Language\` (en, hi, ta). After 429, 502 and 503 wait for \`Retry-After\` seconds.

**For** says who may make a call: \`everybody\` and \`anyone\` without a session, \`signedIn\`, \`shopper\`, \`seller\` (administrators too, and sellers once they are approved), \`anySeller\`, \`administrator\`. \`{userId}\` in a path is your own id, or \`me\`.

**Lists** that may be long take \`page\`, from 1, and \`limit\`, at most 100. **Orders** are placed once for each \`Idempotency-Key\`. **Limits** are told in \`RateLimit\` and \`RateLimit-Policy\`.

**Uploads** begin with a call, go to the address that it answers with exactly its headers, and end with another call. **Webhooks** are signed by [Standard Webhooks](https://www.standardwebhooks.com). **Assistants** of the back-office speak the Model Context Protocol at \`/api/mcp\`; agents that shop for people read \`/agents.md\`.`;

const PROBLEM: Json = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', description: 'For programs. Each call lists its codes.' },
    message: { type: 'string', description: 'A sentence to show to the user.' },
    fields: {
      type: 'object',
      description: 'The error of each field, by its path, such as price or items.0.quantity.',
      additionalProperties: { type: 'string' },
    },
    data: { description: 'What the client needs to continue, such as the current cart.' },
  },
};

const HEADERS: Record<string, Json> = {
  ETag: {
    description: 'Send it as If-None-Match to get a 304 while nothing has changed.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  RateLimit: {
    description: 'What is left of your limits, and in how many seconds each begins anew.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': { description: 'The limits: quota and window in seconds.', schema: { type: 'string' } },
  'Set-Cookie': { description: 'The session, and a marker that one exists.', schema: { type: 'string' } },
  'Content-Disposition': { description: 'The file name.', schema: { type: 'string' } },
};

function operationOf(
  { endpoint, guard }: ApiRoute,
  { tag, name }: { readonly tag: string; readonly name: string },
  schemas: ApiSchemas,
): Json {
  const isOpen = guard.refusal(null) === undefined;
  const { headers = {}, body, example } = endpoint;
  const parameters = [
    ...parametersOf(endpoint.params, 'path', schemas),
    ...parametersOf(endpoint.query, 'query', schemas),
    ...Object.entries(headers).map(([header, description]) => ({
      ...{ name: header, in: 'header', description },
      schema: { type: 'string' },
    })),
  ];
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    description: `For: ${guard.name}`,
    // Overrides the document's default security.
    ...(isOpen && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: !isOptional(body),
        content: { 'application/json': { schema: schemas.wire(body), ...(example && { example }) } },
      },
    }),
    responses: {
      200: { description: 'OK', ...headersOf(endpoint, guard.isPublic), content: contentOf(endpoint, schemas) },
      ...(guard.isPublic && { 304: { description: 'Not modified' } }),
    },
  };
}

/** A parameter used by this many calls becomes a component. */
const SHARED_BY = 2;

/** Moves shared parameters into components. */
function shareParameters(paths: readonly Json[]): Json {
  const operations = paths.flatMap(Object.values) as { parameters?: Json[] }[];
  const shared: Record<string, Json> = {};
  const alike = Object.groupBy(
    operations.flatMap(({ parameters = [] }) => parameters),
    text => JSON.stringify(text),
  );
  for (const [parameter, ...others] of Object.values(alike) as [Json, ...Json[]][]) {
    const name = String(parameter.name);
    if (others.length + 1 >= SHARED_BY && !(name in shared)) shared[name] = parameter;
  }
  const texts = new Map(Object.entries(shared).map(([name, parameter]) => [JSON.stringify(parameter), name]));
  for (const operation of operations) {
    const { parameters } = operation;
    if (parameters)
      operation.parameters = parameters.map(each => {
        const name = texts.get(JSON.stringify(each));
        return name === undefined ? each : { $ref: `#/components/parameters/${name}` };
      });
  }
  return shared;
}

/** Shorter text is not worth a reference. */
const MIN_SHARED_LENGTH = 60;

/** Moves responses that several calls share into components, named after the first. */
function shareAnswers(paths: readonly Json[]): Json {
  const operations = paths.flatMap(Object.values) as { operationId: string; responses: Json }[];
  const shared: Json = {};
  const answers = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).map(([status, answer]) => ({
      operationId,
      responses,
      status,
      text: JSON.stringify(answer),
    })),
  );
  for (const alike of Map.groupBy(answers, ({ status, text }) => `${status} ${text}`).values()) {
    const [first, ...others] = alike;
    if (!first || others.length === 0 || first.text.length < MIN_SHARED_LENGTH || first.text.startsWith('{"$ref"'))
      continue;
    const name = `${first.operationId}${first.status === '200' ? 'Answer' : first.status}`;
    shared[name] = first.responses[first.status];
    for (const { responses, status } of alike) responses[status] = { $ref: `#/components/responses/${name}` };
  }
  return shared;
}

function isOptional(body: z.core.$ZodType): boolean {
  return z.core.safeParse(body, undefined).success;
}

function contentOf({ file, output }: EndpointShape, schemas: ApiSchemas): Json {
  if (file === undefined) return { 'application/json': { schema: schemas.wire(output) } };
  return { [file]: { schema: file.startsWith('text/') ? { type: 'string' } : {} } };
}

function headersOf({ file, setsCookies }: EndpointShape, isPublic: boolean): Json {
  const names = [
    ...(isPublic ? ['ETag'] : []),
    ...(setsCookies ? ['Set-Cookie'] : []),
    ...(file === undefined ? [] : ['Content-Disposition']),
  ];
  return names.length === 0 ? {} : { headers: headerRefs(names) };
}

function parametersOf(schema: EndpointShape['params'], place: 'path' | 'query', schemas: ApiSchemas): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.value(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    ...((place === 'path' || required.includes(name)) && { required: true }),
    // Several values in one parameter, separated by commas.
    ...((inner as Json).type === 'array' && { style: 'form', explode: false }),
    ...(place === 'path' && name === 'userId'
      ? { description: 'Your own id, or `me`.', schema: { anyOf: [{ const: OWN }, inner] } }
      : { schema: inner }),
  }));
}

/** Reads without a user: what a shop that is not open yet hides. */
function opensToGuests({ endpoint, guard }: Api['routes'][number]): boolean {
  return endpoint.method === 'GET' && guard.refusal(null) === undefined;
}
