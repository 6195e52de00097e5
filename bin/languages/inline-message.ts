import { sourceOf } from '../../src/shared/language/message-source.ts';
import type { Library } from './library.ts';

/** The JavaScript of the values of a call. */
export interface Written {
  readonly values: ReadonlyMap<string, string>;
  readonly number: string;
  /** For rich texts. */
  readonly join?: string | undefined;
}

/** A name or a path to a property: it may be written twice. */
const SIMPLE = /^[\w$]+(?:\.[\w$]+)*$/;

/** The expression that takes the place of a call. A value that is used more than once and takes work is computed once. */
export function inlineMessage(
  library: Library,
  language: string,
  key: string,
  { values, number, join }: Written,
): string {
  const found = library.message(language, key);
  const uses = new Map<string, number>();
  const write = (given: (name: string) => string) =>
    sourceOf(found.message, { language: found.language, valueOf: given, number, join });
  write(name => {
    uses.set(name, (uses.get(name) ?? 0) + 1);
    return name;
  });
  const givenOf = (name: string) => values.get(name) ?? 'undefined';
  const shared = [...uses].flatMap(([name, count]) => (count > 1 && !SIMPLE.test(givenOf(name)) ? [name] : []));
  const source = write(name => {
    if (shared.includes(name)) return name;
    return SIMPLE.test(givenOf(name)) ? givenOf(name) : `(${givenOf(name)})`;
  });
  // A number that is known already needs no code.
  const short = source.replace(/(?<!\\)\$\{(\d+)\}/g, '$1');
  return shared.length === 0 ? short : `((${shared.join(',')})=>${short})(${shared.map(givenOf).join(',')})`;
}
