import type { FastifyInstance, FastifyRequest } from 'fastify';
import { malformedJson, notJson } from '#shared/api/problems.ts';

/** Whether a text contains what PostgreSQL can't store: NUL or half a surrogate pair. */
export function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/** Checks every key and string of a parsed body, iteratively, because clients choose the nesting. */
function holdsUnstorable(value: unknown): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (isUnstorable(next)) return true;
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) {
        if (isUnstorable(key)) return true;
        waiting.push(inner);
      }
    }
  }
  return false;
}

const digested = new WeakMap<FastifyRequest, string>();

/** The body as it was sent, of a request that has a digest of it; otherwise empty. */
export function sentBody(request: FastifyRequest): string {
  return digested.get(request) ?? '';
}

/** Accepts only JSON bodies; an empty one is undefined. */
export function readStrictJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') return done(null, undefined);
    if (request.headers['content-digest'] !== undefined) digested.set(request, text);
    try {
      const parsed: unknown = JSON.parse(text);
      done(needsLook(text) && holdsUnstorable(parsed) ? malformedJson() : null, parsed);
    } catch {
      done(malformedJson());
    }
  });
  app.addContentTypeParser('*', (_request, _payload, done) => done(notJson()));
}

/** Only an escape or a raw odd character can be refused, so most bodies need no walk. */
function needsLook(text: string): boolean {
  return text.includes('\\u') || isUnstorable(text);
}
