import { KeptAnswer } from '#platform/http/cache/kept-answer.ts';
import { type ApiWords, openApiDocument } from '#platform/http/openapi/openapi.ts';
import { openApiPage } from '#platform/http/openapi/openapi-page.ts';
import { openBecause } from '#platform/http/safety/deny-by-default.ts';
import { SECURITY_HEADERS } from '#platform/http/safety/security-headers.ts';
import { replay } from './replay.ts';
import type { Api } from './serve.ts';

const { config } = openBecause('the API documentation, the same for everybody');
/** Cached, but hundreds of kilobytes. */
const FOR_PROGRAMMERS = { config: { ...config, cost: 'heavy' } } as const;
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * `/api/openapi.json` and, for people, `/api/docs`. Mounted last, so that all routes are in it. Generated on the first
 * request, compressed once per encoding, and cached for the life of the process.
 */
export function serveOpenApi({ app, routes }: Pick<Api, 'app' | 'routes'>, words: ApiWords): void {
  const document = once(() => openApiDocument(routes, words));
  const json = once(() => keep(JSON.stringify(document()), { 'content-type': 'application/json; charset=utf-8' }));
  const page = once(() =>
    keep(openApiPage(document()), {
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
    }),
  );
  app.get('/api/openapi.json', FOR_PROGRAMMERS, async (request, reply) => replay(request, reply, json()));
  app.get('/api/docs', FOR_PROGRAMMERS, async (request, reply) => replay(request, reply, page()));
}

function keep(text: string, headers: Readonly<Record<string, string>>): KeptAnswer {
  return new KeptAnswer({ status: 200, headers, body: Buffer.from(text), tags: [] });
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
