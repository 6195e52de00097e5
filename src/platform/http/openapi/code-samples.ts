type Json = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Json;
}
interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Json; readonly example?: object } };
  };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Components & Json;
}
interface Components {
  readonly schemas: Readonly<Record<string, Json>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
}

/**
 * The API document as the page for people shows it: each call has a TypeScript sample, and is tried at the address of the
 * page, by its session or with a bearer token.
 */
export function withSamples(document: unknown, shop: string): Json {
  const { paths, components, ...rest } = document as Document;
  const sampleOf = (operation: Operation) => typeScript(operation, components, shop);
  const sampled = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        { ...operation, 'x-code-samples': [{ lang: 'js', label: 'TypeScript', source: sampleOf(operation) }] },
      ]),
    ),
  ]);
  return {
    ...rest,
    servers: [{ url: '/', description: 'This shop' }],
    security: [{ bearer: [] }],
    paths: Object.fromEntries(sampled),
    components: { ...components, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

function typeScript(operation: Operation, components: Components, shop: string): string {
  const { operationId, security, requestBody } = operation;
  const isOpen = security?.length === 0;
  const required = (operation.parameters ?? [])
    .map(each => ('$ref' in each ? (components.parameters[nameIn(each.$ref)] as Parameter) : each))
    .filter(each => each.required)
    .map(({ name, schema }) => [name, exampleOf(schema, components)]);
  const sent = requestBody?.content['application/json'];
  const body = sent && (sent.example ?? exampleOf(sent.schema, components));
  const input = { ...Object.fromEntries(required), ...(body as object | undefined) };
  const words = Object.keys(input).length > 0 ? literal(input) : '';
  return `import { createClient } from '@bijli-bazaar/client';

const shop = createClient({ shop: '${shop}'${isOpen ? '' : ', token'} });
const answer = await shop.${operationId}(${words});`;
}

/** The least that fits the schema. */
function exampleOf(schema: Json, components: Components): unknown {
  if (typeof schema.$ref === 'string') {
    const name = nameIn(schema.$ref);
    return name === 'Id'
      ? '019ac0f2-6c00-7000-8000-000000000000'
      : exampleOf(components.schemas[name] ?? {}, components);
  }
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return exampleOf(choices[0] as Json, components);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array')
    return schema.items && !('maxItems' in schema) ? [exampleOf(schema.items as Json, components)] : [];
  if (type === 'object') return objectOf(schema, components);
  if (type === 'integer' || type === 'number') return Math.max(Number(schema.minimum ?? 1), 1);
  if (type === 'boolean') return true;
  return EXAMPLES[String(schema.format)] ?? '…';
}

const EXAMPLES: Readonly<Record<string, string>> = { date: '2026-11-27', 'date-time': '2026-11-27T09:00:00.000Z' };

function objectOf({ properties = {}, required = [] }: Json, components: Components): object {
  const names = required as readonly string[];
  return Object.fromEntries(
    names.map(name => [name, exampleOf((properties as Readonly<Record<string, Json>>)[name] ?? {}, components)]),
  );
}

/** A value as TypeScript, one property in a line where an object has several. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(each => literal(each, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  const parts = Object.entries(value).map(([key, inner]) => `${keyOf(key)}: ${literal(inner, deeper)}`);
  if (parts.length < 2) return `{ ${parts.join('')} }`.replace('{  }', '{}');
  return `{\n${parts.map(part => `${deeper}${part},\n`).join('')}${indent}}`;
}

function keyOf(name: string): string {
  return /^[\w$]+$/.test(name) ? name : `'${name}'`;
}

function nameIn(ref: string): string {
  return ref.split('/').at(-1) ?? '';
}
