import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { escapeHtml } from '#shared/text/escape-html.ts';

export const DOCS_PATHS = {
  page: '/api/docs',
  document: '/api/docs/openapi.json',
  renderer: '/api/docs/renderer.js',
} as const;

/** Scripts are files of ours. Parts of the renderer have styles of their own. */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The script of the renderer, from its package (docs/decisions/0174). */
export function readRenderer(): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve('openapi-explorer/dist/browser/openapi-explorer.min.js')));
}

/** The page of the API for people: the renderer and what it is told to show. */
export function docsPage(title: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style><script type="module" src="${DOCS_PATHS.renderer}"></script></head>
<body><openapi-explorer spec-url="${DOCS_PATHS.document}" collapse default-schema-tab="model" schema-expand-level="2" hide-server-selection fetch-credentials="same-origin" ${COLOURS}></openapi-explorer>
<noscript><main><h1>${escapeHtml(title)}</h1><p>This page needs JavaScript. <a href="/api/openapi.json">openapi.json</a> has the same for programs.</p></main></noscript>
</body></html>`;
}

/** In the renderer's words; it needs them as hexadecimal numbers. */
const COLOURS =
  'primary-color="#1d1d1f" secondary-color="#7a5c00" bg-color="#ffffff" text-color="#2b2b2e" nav-bg-color="#f4f4f2" nav-text-color="#3a3a3d" nav-hover-bg-color="#e6e6e2" nav-hover-text-color="#111113"';

/** The dark theme replaces what the renderer makes of the colours above. Filled buttons keep their text below the pointer. */
const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}noscript main{max-width:60rem;margin:auto;padding:2rem 1rem}
openapi-explorer{--font-regular:system-ui,sans-serif}
openapi-explorer::part(btn-fill):is(:hover,:focus-visible){color:var(--primary-btn-text-color);text-decoration:underline}
@media (prefers-color-scheme:dark){body{background:#161618}openapi-explorer{--bg:#161618;--bg2:#1e1e21;--bg3:#252529;--light-bg:#2f2f34;--fg:#e8e8ea;--fg2:#d3d3d6;--fg3:#b9b9bd;--light-fg:#9b9ba1;
--border-color:#3b3b41;--light-border-color:#303036;--input-bg:#1e1e21;--placeholder-color:#9b9ba1;--hover-color:#252529;--selection-bg:#f5c518;--selection-fg:#111113;
--nav-bg-color:#1e1e21;--nav-text-color:#c9c9cd;--nav-hover-bg-color:#2f2f34;--nav-hover-text-color:#fff;--nav-hover-scrollbar-color:#3b3b41;
--primary-color:#f5c518;--secondary-color:#f5c518;--primary-btn-text-color:#111113;--header-bg:#f5c518;--header-fg:#111113;
--green:#5fd38d;--blue:#6cc3ff;--red:#ff8589;--orange:#ffb066;--purple:#c4a1ff;--yellow:#f5d76e;--gray:#9fb0c3;
--light-green:#17301f;--light-blue:#13283a;--light-red:#3a1c1e;--light-orange:#38270f;--light-purple:#2a2140;--light-yellow:#332c10;--light-gray:#252b31;
--code-fg:#d3d3d6;--inline-code-fg:#ffb066;--code-property-color:#ff9ecb;--code-keyword-color:#6cc3ff;--code-operator-color:#e0b37a}}`;
