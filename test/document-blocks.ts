import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The fenced blocks of one language under a heading of a document, in their order, so that a test does what is written there. */
export function blocksUnder(document: string, heading: string, language: string): string[] {
  const text = readFileSync(resolve(import.meta.dirname, '..', document), 'utf8');
  const level = /^#+/.exec(heading)?.[0] ?? '#';
  const [, rest = ''] = text.split(`\n${heading}\n`);
  const section = rest.split(new RegExp(`^#{1,${level.length}} `, 'm'))[0] ?? '';
  return [...section.matchAll(/^```(\w+)\n(.*?)^```/gms)].flatMap(([, name, code = '']) =>
    name === language ? code : [],
  );
}
