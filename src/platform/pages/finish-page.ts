import { hash } from 'node:crypto';
import { startScript } from '#platform/pages/scripts/scripts-after-paint.ts';
import { languageOfPath, pathIn } from '#shared/language/addresses.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { dataScript } from '#shared/page/data-script.ts';

/** The framework's tags that are changed here; the rest of a page stays as it is. */
const TAG = /<link\b(?<link>[^>]*)>|<script\b(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi;
const PRELOAD = / rel="modulepreload" href="([^"]+)"/;
const CANONICAL = /^ rel="canonical" href="(https?:\/\/[^"/]+)?([^"]+)"\/$/;
const SHEET = /^ rel="stylesheet" href="([^"#]+)(#?)"\/$/;
const END = '</body></html>';

/** The script that starts a page, as a tag and with its hash, by language. */
const STARTS = new Map(
  LANGUAGES.map(({ code }) => {
    const script = startScript(code);
    return [code, { tag: Buffer.from(`<script>${script}</script>`), hash: scriptHash(script) }] as const;
  }),
);

/** A page as the screens have rendered it. */
export interface RenderedPage {
  /** The nonce of our own scripts in it. */
  readonly mark: string;
  readonly html: string;
  /** What its script hands to the router in the browser. */
  readonly data?: string | undefined;
}

export interface FinishedPage {
  readonly body: Buffer;
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
 * @param styles each style sheet by its address, as bytes; a sheet that is not among them stays a link
 */
export function finishPage(
  { mark, html, data }: RenderedPage,
  styles: ReadonlyMap<string, Buffer>,
  language = SOURCE_LANGUAGE,
): FinishedPage {
  const start = STARTS.get(language);
  const written = ` nonce="${mark}"`;
  const bytes = new Bytes();
  const modules: string[] = [];
  const hashes = new Set<string>();
  const inPage = new Set<string>();
  const sheets: string[] = [];
  const addLink = (whole: string, attributes: string): void => {
    const module = PRELOAD.exec(attributes)?.[1];
    if (module) modules.push(module);
    const [, host = '', canonical] = CANONICAL.exec(attributes) ?? [];
    if (canonical) bytes.add(whole.replace(written, '')).add(alternates(host, canonical));
    const [, href, shared = ''] = SHEET.exec(attributes) ?? [];
    if (module || canonical) return;
    const style = href === undefined ? undefined : styles.get(href);
    if (href === undefined || style === undefined) {
      if (href !== undefined) sheets.push(`<${href}>; rel=preload; as=style`);
      bytes.add(whole.replace(written, ''));
      return;
    }
    if (!inPage.has(href)) {
      bytes.add('<style>').add(style).add('</style>');
      if (shared) bytes.add(keptLink(href));
      inPage.add(href);
    }
    bytes.add(keptLink(href + shared));
  };
  const addScript = (whole: string, attributes: string, text: string): void => {
    if (!attributes.includes(' src=')) hashes.add(scriptHash(text));
    if (!attributes.includes(' type="module"')) {
      bytes.add(whole.replace(written, ''));
      return;
    }
    // The framework names all modules before this script.
    bytes.add(`<script type="text/plain" data-modules="${modules.join(' ')}">${text}</script>`);
    if (!start) return;
    hashes.add(start.hash);
    bytes.add(start.tag);
  };
  const end = data === undefined ? html.length : html.lastIndexOf(END);
  let done = 0;
  for (const tag of html.matchAll(TAG)) {
    const { link, attributes = '', text = '' } = tag.groups as Record<string, string | undefined>;
    if (link === undefined && !attributes.includes(written)) continue;
    bytes.add(html.slice(done, tag.index));
    if (link === undefined) addScript(tag[0], attributes, text);
    else addLink(tag[0], link.replace(written, ''));
    done = tag.index + tag[0].length;
  }
  bytes.add(html.slice(done, end));
  if (data !== undefined) {
    const script = dataScript(data);
    hashes.add(scriptHash(script));
    bytes.add(`<script>${script}</script>${html.slice(end)}`);
  }
  const link = sheets.length > 0 ? sheets.join(', ') : undefined;
  return { body: bytes.all(), scriptHashes: [...hashes], link };
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

/** Collects texts and bytes, so that a page of more than 100 kB is never one text, which would be copied with each change. */
class Bytes {
  readonly #pieces: Buffer[] = [];
  #text = '';

  add(piece: string | Buffer): this {
    if (typeof piece === 'string') this.#text += piece;
    else this.#pieces.push(this.#taken(), piece);
    return this;
  }

  all(): Buffer {
    return Buffer.concat([...this.#pieces, this.#taken()]);
  }

  #taken(): Buffer {
    const text = Buffer.from(this.#text);
    this.#text = '';
    return text;
  }
}

/** The hash of an inline script in a content security policy. */
export function scriptHash(text: string): string {
  return hash('sha256', text, 'base64');
}
