import { escapeHtml } from '#shared/escape-html.ts';

interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: unknown }[];
  readonly requestBody?: { content: { 'application/json': { schema: unknown } } };
  readonly responses: { 200: { content: { 'application/json': { schema: unknown } } } };
}
interface Document {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The OpenAPI document as a page for people: each call with who may make it, what goes in and what comes out. No script. */
export function openApiPage(document: unknown): string {
  const { info, paths } = document as Document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)} API</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(info.title)} API</h1>
<p>${escapeHtml(info.description)}</p><p><a href="/api/openapi.json">openapi.json</a>, ${calls.length} calls</p>${calls.join('')}</main></body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters
    .map(
      each =>
        `<tr><td><code>${escapeHtml(each.name)}</code></td><td>${each.in}${each.required ? '' : ', optional'}</td><td><code>${escapeHtml(JSON.stringify(each.schema))}</code></td></tr>`,
    )
    .join('');
  const body = operation.requestBody?.content['application/json'].schema;
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span></summary>
<p>${escapeHtml(operation.description)}</p>${parameters && `<table>${parameters}</table>`}
${body ? `<h2>Body</h2><pre>${pretty(body)}</pre>` : ''}<h2>Answer</h2><pre>${pretty(operation.responses[200].content['application/json'].schema)}</pre></details>`;
}

function pretty(schema: unknown): string {
  return escapeHtml(JSON.stringify(schema, null, 2));
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:60rem;margin:auto;padding:2rem 1rem}
details{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.6rem 0}summary{cursor:pointer}summary b{display:inline-block;min-width:4.5rem}
summary span{opacity:.75;margin-left:.5rem}pre{overflow:auto;padding:1rem;background:color-mix(in srgb,currentColor 6%,transparent)}h2{font-size:1rem}td{padding:.2rem 1rem .2rem 0;vertical-align:top}`;
