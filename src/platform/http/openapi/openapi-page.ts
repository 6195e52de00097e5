import { escapeHtml } from '#shared/text/escape-html.ts';

type Json = Record<string, unknown>;
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { content: { 'application/json': { schema: unknown } } };
  readonly responses: Readonly<Record<string, { $ref?: string; content?: Record<string, { schema: Json }> }>>;
}
interface Document {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Operation['responses'][string]>>;
  };
}

/** The OpenAPI document as an HTML page without scripts: each call with its guard, input and output. */
export function openApiPage(document: unknown): string {
  const { info, paths, components } = document as Document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation, components)),
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<h3 id="${name}">${name}</h3><pre>${pretty(schema)}</pre>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description)}</p><p><a href="/api/openapi.json">openapi.json</a>, ${calls.length} calls, <a href="#schemas">${schemas.length} schemas</a></p>
${calls.join('')}<h2 id="schemas">Schemas</h2>${schemas.join('')}</main></body></html>`;
}

function section(method: string, path: string, operation: Operation, components: Document['components']): string {
  const parameters = (operation.parameters ?? [])
    .flatMap(each => ('$ref' in each ? (components.parameters[nameIn(each.$ref)] ?? []) : each))
    .map(
      each =>
        `<tr><td><code>${escapeHtml(each.name)}</code></td><td>${each.in}${each.required ? '' : ', optional'}</td><td><code>${linked(JSON.stringify(each.schema))}</code></td></tr>`,
    )
    .join('');
  const body = operation.requestBody?.content['application/json'].schema;
  const [type = '', answer] = Object.entries(operation.responses[200]?.content ?? {})[0] ?? [];
  const refused = Object.entries(operation.responses).flatMap(([status, response]) =>
    codesOf(status, response, components.responses),
  );
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span></summary>
<p>${escapeHtml(operation.description)} Called <code>${operation.operationId}</code>.</p>${parameters && `<table>${parameters}</table>`}
${body ? `<h2>Body</h2><pre>${pretty(body)}</pre>` : ''}<h2>Answer</h2><p>${type}</p><pre>${pretty(answer?.schema)}</pre>
<h2>Refusals</h2><ul>${refused.join('')}</ul></details>`;
}

/** The codes of a refusal with its status. */
function codesOf(
  status: string,
  response: Operation['responses'][string],
  shared: Document['components']['responses'],
) {
  const { content } = response.$ref ? (shared[nameIn(response.$ref)] ?? response) : response;
  const { code } = (content?.['application/json']?.schema.properties ?? {}) as { code?: { enum?: string[] } };
  return code?.enum ? [`<li>${status}: <code>${escapeHtml(code.enum.join(', '))}</code></li>`] : [];
}

function nameIn(ref: string): string {
  return ref.split('/').at(-1) ?? '';
}

function pretty(schema: unknown): string {
  return linked(JSON.stringify(schema, null, 2) ?? '');
}

/** The text of a schema with links to the components it refers to. */
function linked(text: string): string {
  return escapeHtml(text).replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>');
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:60rem;margin:auto;padding:2rem 1rem}
details{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.6rem 0}summary{cursor:pointer}summary b{display:inline-block;min-width:4.5rem}
summary span{opacity:.75;margin-left:.5rem}pre{overflow:auto;padding:1rem;background:color-mix(in srgb,currentColor 6%,transparent)}h2{font-size:1rem}td{padding:.2rem 1rem .2rem 0;vertical-align:top}`;
