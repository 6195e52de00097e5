import { openBecause } from './deny-by-default.ts';
import { openApiDocument } from './openapi.ts';
import { openApiPage } from './openapi-page.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import type { Api } from './serve.ts';

const FOR_PROGRAMMERS = openBecause('the calls as their contracts say them, the same for everybody');
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** `/api/openapi.json` and, for people, `/api/docs`. Mounted last, so that every route is in it. */
export function serveOpenApi({ app, routes }: Api, title: string): void {
  const document = openApiDocument(routes, title);
  const page = openApiPage(document);
  app.get('/api/openapi.json', FOR_PROGRAMMERS, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=0, must-revalidate').send(document),
  );
  app.get('/api/docs', FOR_PROGRAMMERS, async (_request, reply) =>
    reply
      .headers({
        ...SECURITY_HEADERS,
        'content-security-policy': PAGE_POLICY,
        'cache-control': 'public, max-age=0, must-revalidate',
      })
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
