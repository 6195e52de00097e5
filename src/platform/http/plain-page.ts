import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '#shared/escape-html.ts';

/** Whether a person looks at the answer: a browser that opens a page, and no script, robot or call. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

/** A sentence on a page of its own, of a few bytes and in the browser's own colours: for when making a page is refused. */
export function plainPage(sentence: string): string {
  const text = escapeHtml(sentence);
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>One moment, please</title>
<style>:root{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}body{max-width:32em;margin:20vh auto;padding:0 16px}</style>
</head><body><main><h1>One moment, please</h1><p>${text}</p></main></body></html>
`;
}
