import type { FastifyInstance } from 'fastify';
import { malformedJson, notJson } from '#shared/api/problems.ts';

/** True when a text holds what PostgreSQL can't store or a reader can't see whole: NUL, half a surrogate pair. */
export function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/** Looks at every key and string of a parsed body, without recursion, because nesting is the sender's choice. */
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

/** Bodies are JSON and nothing else; empty ones are undefined. */
export function readStrictJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = body.toString();
    if (text === '') return done(null, undefined);
    try {
      const parsed: unknown = JSON.parse(text);
      done(needsLook(text) && holdsUnstorable(parsed) ? malformedJson() : null, parsed);
    } catch {
      done(malformedJson());
    }
  });
  app.addContentTypeParser('*', (_request, _payload, done) => done(notJson()));
}

/** Only an escape or a raw odd character can bring in what we refuse, so most bodies are not walked. */
function needsLook(text: string): boolean {
  return text.includes('\\u') || isUnstorable(text);
}
