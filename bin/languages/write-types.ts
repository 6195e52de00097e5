import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE_LANGUAGE } from '../../src/shared/language/language.ts';
import type { Need } from '../../src/shared/language/message.ts';
import { Library } from './library.ts';

const FOLDER = '.languages';

/** Writes what each text asks for as types, so that a wrong key or a missing value does not compile. */
export function writeTypes(root: string, library = new Library()): void {
  const path = join(root, FOLDER, 'texts.d.ts');
  const text = typesText(library);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeFileSync(path, text);
}

export function typesText(library: Library): string {
  const rows = [...library.catalogue(SOURCE_LANGUAGE).keys()].map(key => {
    const needs = [...library.needs(key)].map(([name, need]) => `${name}: ${typeOf(need)}`);
    return `    '${key}': {${needs.length > 0 ? ` ${needs.join('; ')} ` : ''}};\n`;
  });
  return `// Written from languages/${SOURCE_LANGUAGE}; see docs/languages.md.\nexport {};\ndeclare global {\n  interface ShopTexts {\n${rows.join('')}  }\n}\n`;
}

function typeOf(need: Need): string {
  if (typeof need === 'string') return `'${need}'`;
  return need.oneOf.map(word => (word === 'other' ? '(string & {})' : JSON.stringify(word))).join(' | ');
}
