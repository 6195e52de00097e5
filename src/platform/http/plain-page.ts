import type { FastifyRequest } from 'fastify';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';

/** Whether a browser opens this as a page, as opposed to a script, robot or call. */
export function wantsPage(request: FastifyRequest): boolean {
  const { method, url, headers } = request;
  const isPage = !url.startsWith('/api/') || isFile(request);
  return method === 'GET' && isPage && (headers.accept ?? '').includes('text/html');
}

/** Whether this asks for a file, to which pages link. */
export function isFile({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config?.isFile === true;
}

/** A small self-contained page with one sentence and links onward, for when no page of the shop can be rendered. */
export function plainPage(language: string, sentence: string, title = () => t('platform.http.page.wait')): string {
  return speaking(language, () => written(sentence, title()));
}

function written(sentence: string, title: string): string {
  return `<!doctype html>
<html lang="${t('language.tag')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p><a href="">${t('platform.http.page.again')}</a><a href="${t('language.home')}">${t('platform.http.page.home')}</a></main></body></html>
`;
}

const STYLE = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{margin:0;border-top:4px solid;overflow-wrap:break-word}
main{max-width:34em;margin:16vh auto 0;padding:0 20px}
h1{margin:0 0 .4em;font-size:2em;line-height:1.1;letter-spacing:-.02em}
p{margin:0 0 1.6em}
a{display:inline-block;margin:0 12px 12px 0;padding:.6em 1.2em;border:1.5px solid;border-radius:8px;color:inherit;font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid;outline-offset:2px}`;
