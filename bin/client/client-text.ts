type Json = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Json;
}
interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Json }>>;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, { schema: Json }>> };
  readonly responses: Readonly<Record<string, Response>>;
}

/** The parts of the API document that the client is made of. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

/** An object without properties. */
const NOTHING = 'Record<string, never>';

/** Codes that this share of all calls may answer are written once. */
const USUAL_SHARE = 0.4;

/**
 * The generated file of the client: a type for each schema, call, refusal and webhook of the API document, and the table
 * of methods and paths. The same document always gives the same text.
 */
export function clientText(document: ApiDocument): string {
  const { components, webhooks } = document;
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf({ path, method, operation }, components)),
  );
  calls.sort((one, other) => (one.name < other.name ? -1 : 1));
  const codes = [...new Set(calls.flatMap(({ refusals }) => refusals))].toSorted();
  const usual = new Set(codes.filter(code => sharing(calls, code) >= calls.length * USUAL_SHARE));
  const schemas = Object.entries(components.schemas).filter(([name]) => name !== 'Problem');
  return [
    HEAD,
    ...schemas.map(([name, schema]) => `export type ${name} = ${typeOf(schema)};`),
    '',
    '/** Refusals that most calls may answer. */',
    `export type UsualRefusal = ${union([...usual])};`,
    '/** The code of every refusal. */',
    `export type RefusalCode = ${union(codes)};`,
    '',
    '/** Every call: its input, its answer and the codes it may refuse with. */',
    'export interface Calls {',
    ...calls.map(call => declared(call, usual)),
    '}',
    '',
    '/** What the shop posts to webhook endpoints, by event. */',
    'export interface WebhookMessages {',
    ...Object.entries(webhooks).map(([event, { post }]) => `  '${event}': ${typeOf(bodyOf(post) ?? {})};`),
    '}',
    '',
    '/** Method and path of every call. `once` takes an Idempotency-Key, `bare` sends no body. */',
    'export const CALLS: Readonly<Record<keyof Calls, string>> = {',
    ...calls.map(({ name, way }) => `  ${name}: '${way}',`),
    '};',
    '',
  ].join('\n');
}

const HEAD = `// Generated from the API document by test/api/rights/rights-document.test.ts. Don't edit.
// Update it with: vitest run --project api rights-document -u`;

interface Call {
  readonly name: string;
  readonly way: string;
  readonly about: string;
  readonly input: string;
  readonly isOptional: boolean;
  readonly answer: string;
  readonly refusals: readonly string[];
}

function callOf(
  { path, method, operation }: { readonly path: string; readonly method: string; readonly operation: Operation },
  components: ApiDocument['components'],
): Call {
  const parameters = (operation.parameters ?? []).map(each =>
    '$ref' in each ? (components.parameters[nameIn(each.$ref)] as Parameter) : each,
  );
  const fields = parameters
    .filter(each => each.in !== 'header')
    .map(({ name, required, schema }) => `${keyOf(name)}${required ? '' : '?'}: ${typeOf(schema)}`);
  const own = fields.length > 0 ? [`{ ${fields.join('; ')} }`] : [];
  const body = bodyOf(operation);
  const taken = parameters.filter(each => each.in === 'path').map(({ name }) => name);
  const sent = body ? [typeOf(body, taken)].filter(type => type !== NOTHING) : [];
  const needsNothing = !parameters.some(({ required }) => required) && (!body || isAllOptional(body, components));
  const flags = [
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') ? ['once'] : []),
    ...(body || method === 'get' || method === 'delete' ? [] : ['bare']),
  ];
  return {
    name: operation.operationId,
    way: [method.toUpperCase(), path.replace('/api', ''), ...flags].join(' '),
    about: `${operation.summary}. ${operation.description}.`,
    input: [...own, ...sent].join(' & ') || NOTHING,
    isOptional: needsNothing,
    answer: answerOf(operation, components),
    refusals: Object.values(operation.responses).flatMap(response => codesOf(response, components)),
  };
}

function declared({ name, about, input, isOptional, answer, refusals }: Call, usual: ReadonlySet<string>): string {
  const own = refusals.filter(code => !usual.has(code)).toSorted();
  const codes = ['UsualRefusal', ...own.map(code => `'${code}'`)].join(' | ');
  return `  /** ${about.replaceAll('*/', '* /')} */
  ${name}: { input: ${input}${isOptional ? ' | undefined' : ''}; answer: ${answer}; refusal: ${codes} };`;
}

function answerOf({ responses }: Operation, components: ApiDocument['components']): string {
  const { content = {} } = resolved(responses[200] ?? {}, components);
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content);
  return type === 'application/json' ? typeOf(schema) : 'Response';
}

function codesOf(response: Response, components: ApiDocument['components']): readonly string[] {
  const schema = resolved(response, components).content?.['application/json']?.schema;
  const { code } = (schema?.properties ?? {}) as { readonly code?: { readonly enum?: readonly string[] } };
  return code?.enum ?? [];
}

function resolved(response: Response, { responses }: ApiDocument['components']): Response {
  return response.$ref === undefined ? response : (responses[nameIn(response.$ref)] ?? {});
}

function bodyOf({ requestBody }: Operation): Json | undefined {
  return requestBody?.content['application/json']?.schema;
}

function isAllOptional(schema: Json, { schemas }: ApiDocument['components']): boolean {
  const named = typeof schema.$ref === 'string' ? (schemas[nameIn(schema.$ref)] ?? {}) : schema;
  return named.type === 'object' && ((named.required ?? []) as readonly string[]).length === 0;
}

function sharing(calls: readonly Call[], code: string): number {
  return calls.filter(({ refusals }) => refusals.includes(code)).length;
}

/** @param without names of an object that are said elsewhere */
function typeOf(schema: Json, without: readonly string[] = []): string {
  if (typeof schema.$ref === 'string') return nameIn(schema.$ref);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return union(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return [...new Set(choices.map(each => bracketed(typeOf(each))))].join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map(type => typeOf({ ...schema, type })).join(' | ');
  if (schema.type === 'array') return arrayOf(schema);
  if (schema.type === 'object') return objectOf(schema, without);
  return PLAIN[String(schema.type)] ?? 'unknown';
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function arrayOf({ items, prefixItems }: Json): string {
  if (Array.isArray(prefixItems)) return `[${prefixItems.map(each => typeOf(each)).join(', ')}]`;
  return `${bracketed(typeOf((items ?? {}) as Json))}[]`;
}

function objectOf({ properties = {}, required = [], additionalProperties }: Json, without: readonly string[]): string {
  const fields = Object.entries(properties as Readonly<Record<string, Json>>)
    .filter(([name, { readOnly }]) => !(readOnly && without.includes(name)))
    .map(
      ([name, inner]) => `${keyOf(name)}${(required as readonly string[]).includes(name) ? '' : '?'}: ${typeOf(inner)}`,
    );
  const others =
    typeof additionalProperties === 'object' ? `Record<string, ${typeOf(additionalProperties as Json)}>` : undefined;
  if (fields.length === 0) return others ?? NOTHING;
  return [`{ ${fields.join('; ')} }`, ...(others ? [others] : [])].join(' & ');
}

function union(values: readonly unknown[]): string {
  return values.map(value => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))).join(' | ');
}

function bracketed(type: string): string {
  return / [|&] /.test(type) ? `(${type})` : type;
}

function keyOf(name: string): string {
  return /^[\w$]+$/.test(name) ? name : `'${name}'`;
}

function nameIn(ref: string): string {
  return ref.split('/').at(-1) ?? '';
}
