import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES_FOLDER } from '../../src/shared/language/catalogues.ts';
import type { Language } from '../../src/shared/language/language.ts';
import { type CallSite, callSites } from './call-sites.ts';
import { inlineMessage } from './inline-message.ts';
import { Library } from './library.ts';
import { isDecided, keyMark, RICH_CALL, stringMark, TEXT_CALL } from './marks.ts';
import { plainProperties } from './plain-properties.ts';

const NUMBER = '__number';
const JOIN = '__join';
const HELPERS = `import { indianDigits as ${NUMBER} } from '#shared/money/indian-digits.ts';`;
const RICH_HELPERS = `import { joinPieces as ${JOIN} } from '#shared/language/join-pieces.ts';`;

/** What these files do is done by the build. */
const EMPTIED: Readonly<Record<string, string>> = {
  't.ts': 'export const t = undefined;',
  'rich.ts': 'export const rich = undefined;',
};

/**
 * Puts the texts of the catalogues in place of the calls of `t` and `rich`: in a build as marks, of which each language gets
 * a copy (emit-languages.ts), while developing at once in one language.
 */
export function texts(spoken: string = process.env.SHOP_LANGUAGE ?? 'en'): Plugin {
  let library = new Library();
  let isBuild = false;
  /** Most modules are in the build of the browser and in that of the server. */
  const made = new Map<string, { readonly original: string; readonly code: string | undefined }>();

  const transformed = (original: string, file: string) => {
    const source = plainProperties(original);
    const sites = callSites(file, source);
    if (sites.length === 0) return undefined;
    const code = rewritten(source, sites, (site, values) =>
      isBuild ? mark(library, site, values) : written(library, spoken, site, values),
    );
    const helpers = HELPERS + (sites.some(({ isRich }) => isRich) ? RICH_HELPERS : '');
    return `${helpers}${code}`;
  };

  return {
    name: 'texts',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    configureServer(server) {
      server.watcher.add(LANGUAGES_FOLDER);
      server.watcher.on('change', path => {
        if (!path.startsWith(LANGUAGES_FOLDER)) return;
        library = new Library();
        made.clear();
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
    load(id) {
      const name = /\/src\/shared\/language\/([\w-]+\.ts)$/.exec(id.replaceAll('\\', '/'))?.[1] ?? '';
      if (name === 'languages.ts') return `export const LANGUAGES = ${JSON.stringify(library.offered.map(inScreens))};`;
      return EMPTIED[name];
    },
    transform(original, id) {
      const file = relative(process.cwd(), id.replace(/\?.*$/, ''));
      if (!/^src\/.*\.tsx?$/.test(file.replaceAll('\\', '/'))) return undefined;
      let kept = made.get(file);
      if (kept?.original !== original) {
        kept = { original, code: transformed(original, file) };
        made.set(file, kept);
      }
      return kept.code === undefined ? undefined : { code: kept.code, map: null };
    },
  };
}

/** What screens know of a language; pages are shorter without what most languages have. */
const inScreens = ({ code, prefix, name, offered }: Language) => ({
  ...{ code, prefix, name },
  ...(offered === 'shop' && { offered }),
});

type Values = ReadonlyMap<string, string>;

/** The source with each call replaced; a call may have others in its values. */
function rewritten(
  source: string,
  sites: readonly CallSite[],
  replace: (site: CallSite, values: Values) => string,
): string {
  const between = (start: number, end: number): string => {
    let code = '';
    let at = start;
    for (const site of sites) {
      if (site.start < at || site.end > end) continue;
      const values = new Map(site.values.map(value => [value.name, between(value.start, value.end)]));
      code += source.slice(at, site.start) + replace(site, values);
      at = site.end;
    }
    return code + source.slice(at, end);
  };
  return between(0, source.length);
}

/** Values in the order of the English text, then what writes numbers and joins pieces. */
function mark(library: Library, { key, isRich }: CallSite, values: Values): string {
  const needs = [...library.needs(key)];
  if (needs.length === 0 && !isDecided(key)) return JSON.stringify(stringMark(key, library.digest(key)));
  const given = needs.map(([name]) => values.get(name) ?? 'undefined');
  const helpers = [...(needs.some(([, need]) => need === 'number') ? [NUMBER] : []), ...(isRich ? [JOIN] : [])];
  const parameters = [JSON.stringify(keyMark(key, library.digest(key))), ...given, ...helpers];
  return `/* @__PURE__ */ ${isRich ? RICH_CALL : TEXT_CALL}(${parameters.join(', ')})`;
}

function written(library: Library, language: string, { key, isRich }: CallSite, values: Values): string {
  const source = inlineMessage(library, language, key, { values, number: NUMBER, join: isRich ? JOIN : undefined });
  return `(${source})`;
}
