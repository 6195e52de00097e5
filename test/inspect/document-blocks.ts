import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The fenced blocks of one language between a heading of a document and the next, in their order, so that a test does what is written there. */
export function blocksUnder(document: string, heading: string, language: string): string[] {
  const text = readFileSync(resolve(import.meta.dirname, '../..', document), 'utf8');
  const [, rest = ''] = `\n${text}`.split(`\n${heading}\n`);
  const [section = ''] = rest.split(/^#+ /m);
  return [...section.matchAll(/^```(\w+)\n(.*?)^```/gms)].flatMap(([, name, code = '']) =>
    name === language ? code : [],
  );
}
