import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SOURCE_LANGUAGE } from '../../src/shared/language/language.ts';
import { Library } from './library.ts';
import { MarkedScript } from './speak-script.ts';

/**
 * Makes the scripts of each language from the built ones, which have marks in place of texts. English stays where it is; the
 * others get folders of their own, `client/assets/hi` and `server/hi`, with the same names, so imports between them hold.
 * Scripts that neither have texts nor load any that do are the same for all.
 */
export function emitLanguages(build: string, library = new Library()): void {
  const assets = join(build, 'client', 'assets');
  const server = join(build, 'server');
  const screens = readScripts(assets);
  const own = ownScripts(screens);
  const pages = readScripts(server);
  for (const { code: language } of library.offered) {
    const folder = language === SOURCE_LANGUAGE ? '' : language;
    const addresses = folder === '' ? [] : [...screens.keys()].map(name => [name, own.has(name)] as const);
    const isOwn = new Map(addresses);
    for (const [name, script] of screens)
      if (folder === '' ? script.hasTexts : own.has(name))
        write(join(assets, folder, name), addressed(script.in(language, library), folder, isOwn));
    for (const [name, script] of pages)
      if (folder !== '' || script.hasTexts)
        write(join(server, folder, name), addressed(script.in(language, library), folder, isOwn));
  }
}

function readScripts(folder: string): Map<string, MarkedScript> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'));
  return new Map(names.map(name => [name, new MarkedScript(name, readFileSync(join(folder, name), 'utf8'))]));
}

/** A script's name in an import, in the table of screens, or in what a loaded part brings along. */
const NAMED = /(\.\/|\/?assets\/)([\w.$@-]+\.js)\b/g;

/** The scripts that are different in each language: with texts, or loading one that is. */
function ownScripts(scripts: ReadonlyMap<string, MarkedScript>): ReadonlySet<string> {
  const named = new Map(
    [...scripts].map(([name, { source }]) => [name, [...source.matchAll(NAMED)].map(([, , to = '']) => to)]),
  );
  const own = new Set(
    [...scripts].flatMap(([name, { hasTexts }]) => (hasTexts || name.startsWith('manifest-') ? [name] : [])),
  );
  for (let before = -1; before !== own.size; ) {
    before = own.size;
    for (const [name, others] of named) if (others.some(other => own.has(other))) own.add(name);
  }
  return own;
}

/**
 * The same script with the addresses of its language.
 * @param isOwn the scripts of the screens that have a copy for each language or not, by name
 */
function addressed(source: string, folder: string, isOwn: ReadonlyMap<string, boolean>): string {
  return source.replace(NAMED, (whole, place: string, name: string) => {
    const own = isOwn.get(name);
    if (place === './') return own === false ? `../${name}` : whole;
    return own ? `${place}${folder}/${name}` : whole;
  });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
