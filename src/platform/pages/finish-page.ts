import { createHash } from 'node:crypto';
import { startScript } from '#platform/pages/scripts/scripts-after-paint.ts';
import { languageOfPath, pathIn } from '#shared/language/addresses.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';

/** The framework's tags that are changed here; the rest of a page stays as it is. */
const TAG = /<link\b(?<link>[^>]*)>|<script\b(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi;
const PRELOAD = / rel="modulepreload" href="([^"]+)"/;
const CANONICAL = /^ rel="canonical" href="(https?:\/\/[^"/]+)?([^"]+)"\/$/;
const SHEET = /^ rel="stylesheet" href="([^"#]+)(#?)"\/$/;

/** The script that starts a page, with its hash, by language. */
const STARTS = new Map(
  LANGUAGES.map(({ code }) => {
    const script = startScript(code);
    return [code, { script, hash: scriptHash(script) }] as const;
  }),
);

export interface FinishedPage {
  readonly html: string;
  /** Hashes of allowed inline scripts, for the content security policy. */
  readonly scriptHashes: readonly string[];
  /** The `Link` header: preloads stylesheets that are not inlined. */
  readonly link: string | undefined;
}

/**
 * Changes a rendered page for a fast first paint, in one pass. It knows how the framework writes scripts and style sheets;
 * `test/api/platform/pages/page-markup.test.ts` holds it to the versions it was written for.
 *
 * - Modules are asked for after the first paint (`scripts-after-paint.ts`).
 * - Style sheets are written into the page. Their links stay where the screens look for them when they come to life, but say
 *   `kept-stylesheet` until then, because browsers fetch even a sheet that is switched off. A sheet that pages share is
 *   marked by `#`; what is loaded later looks for it unmarked, so it is written under that name too.
 * - A canonical address is followed by those in all languages, which the screens need not know.
 * - Only scripts with the mark of this page get leave to run, by their hash. Whatever else looks like a script, however it
 *   came there, does not. The marks are taken out.
 * @param styles the content of each style sheet by its address; a sheet that is not among them stays a link
 */
export function finishPage(
  html: string,
  mark: string,
  styles: ReadonlyMap<string, string>,
  language = SOURCE_LANGUAGE,
): FinishedPage {
  const start = STARTS.get(language);
  const written = ` nonce="${mark}"`;
  const modules: string[] = [];
  const hashes = new Set<string>();
  const inPage = new Set<string>();
  const sheets: string[] = [];
  const changeLink = (whole: string, attributes: string): string => {
    const module = PRELOAD.exec(attributes)?.[1];
    if (module) modules.push(module);
    const [, host = '', canonical] = CANONICAL.exec(attributes) ?? [];
    if (canonical) return whole + alternates(host, canonical);
    const [, href, shared = ''] = SHEET.exec(attributes) ?? [];
    if (module || !href) return module ? '' : whole;
    const style = styles.get(href);
    if (style === undefined) {
      sheets.push(`<${href}>; rel=preload; as=style`);
      return whole;
    }
    const own = inPage.has(href) ? '' : `<style>${style}</style>${shared && keptLink(href)}`;
    inPage.add(href);
    return own + keptLink(href + shared);
  };
  const finished = html.replace(TAG, (whole, ...groups) => {
    const { link, attributes = '', text = '' } = groups.at(-1) as Record<string, string | undefined>;
    if (link !== undefined) return changeLink(whole, link.replace(written, ''));
    if (!attributes.includes(written) || attributes.includes(' src=')) return whole;
    hashes.add(scriptHash(text));
    if (!attributes.includes(' type="module"')) return whole;
    // The framework names all modules before this script.
    if (start) hashes.add(start.hash);
    const later = `<script type="text/plain" data-modules="${modules.join(' ')}">${text}</script>`;
    return start ? `${later}<script>${start.script}</script>` : later;
  });
  const link = sheets.length > 0 ? sheets.join(', ') : undefined;
  return { html: finished.replaceAll(written, ''), scriptHashes: [...hashes], link };
}

/** The same page in each language, and which one is for everybody else. */
function alternates(host: string, canonical: string): string {
  if (LANGUAGES.length < 2) return '';
  const { path } = languageOfPath(canonical);
  const link = (tag: string, code: string) =>
    `<link rel="alternate" hrefLang="${tag}" href="${host}${pathIn(code, path)}"/>`;
  return [...LANGUAGES.map(({ tag, code }) => link(tag, code)), link('x-default', SOURCE_LANGUAGE)].join('');
}

const keptLink = (href: string) => `<link rel="kept-stylesheet" href="${href}" disabled=""/>`;

/** The hash of an inline script in a content security policy. */
export function scriptHash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
