import { KeptAnswer } from '#platform/http/cache/kept-answer.ts';
import { withSamples } from '#platform/http/openapi/code-samples.ts';
import { DOCS_PATHS, DOCS_POLICY, docsPage, readRenderer } from '#platform/http/openapi/docs-page.ts';
import { type ApiWords, openApiDocument } from '#platform/http/openapi/openapi.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { SECURITY_HEADERS } from '#platform/http/safety/security-headers.ts';
import { replay } from './replay.ts';
import type { Api } from './serve.ts';

const FOR_EVERYBODY = openBecause('the API documentation, the same for everybody');
/** Cached, but hundreds of kilobytes. */
const LARGE = { config: { ...FOR_EVERYBODY.config, cost: 'heavy' } } as const;
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const PAGE_HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': DOCS_POLICY,
};

/**
 * `/api/openapi.json` and, for people, `/api/docs`. Mounted last, so that all routes are in it. Generated on the first
 * request, compressed once per encoding, and cached for the life of the process.
 */
export function serveOpenApi({ app, routes }: Pick<Api, 'app' | 'routes'>, words: ApiWords): void {
  const document = once(() => openApiDocument(routes, words));
  const shop = words.publicUrl ?? 'https://shop.example';
  const answers: Readonly<Record<string, () => Promise<KeptAnswer>>> = {
    '/api/openapi.json': async () => keep(JSON.stringify(document()), JSON_TYPE),
    [DOCS_PATHS.document]: async () => keep(JSON.stringify(withSamples(document(), shop)), JSON_TYPE),
    [DOCS_PATHS.renderer]: async () => keep(await readRenderer(), { 'content-type': 'text/javascript; charset=utf-8' }),
    [DOCS_PATHS.page]: async () => keep(docsPage(`${words.title} API`), PAGE_HEADERS),
  };
  for (const [path, make] of Object.entries(answers)) {
    const answer = once(make);
    app.get(path, path === DOCS_PATHS.page ? FOR_EVERYBODY : LARGE, async (request, reply) =>
      replay(request, reply, await answer()),
    );
  }
}

function keep(body: string | Buffer, headers: Readonly<Record<string, string>>): KeptAnswer {
  return new KeptAnswer({ status: 200, headers, body: Buffer.from(body), tags: [] });
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
