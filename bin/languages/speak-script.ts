import { parseSync } from 'vite';
import { escapedText } from '../../src/shared/language/message-source.ts';
import { isNode, type Node, startOf, walk } from '../check/syntax.ts';
import { inlineMessage } from './inline-message.ts';
import type { Library } from './library.ts';
import { keyOfMark, RICH_CALL, STRING_MARK, TEXT_CALL } from './marks.ts';

/** A mark that is a call, by the places of its parts. */
interface MarkedCall {
  readonly key: string;
  readonly isRich: boolean;
  readonly start: number;
  readonly end: number;
  readonly given: readonly { readonly start: number; readonly end: number }[];
}

/** A built script with marks, read once and spoken in each language. */
export class MarkedScript {
  readonly source: string;
  readonly hasTexts: boolean;
  readonly #calls: readonly MarkedCall[];

  constructor(name: string, source: string) {
    this.source = source;
    this.#calls = source.includes(TEXT_CALL) || source.includes(RICH_CALL) ? markedCalls(name, source) : [];
    this.hasTexts = this.#calls.length > 0 || source.search(STRING_MARK) >= 0;
  }

  in(language: string, library: Library): string {
    if (!this.hasTexts) return this.source;
    const calls = this.#calls;
    const between = (start: number, end: number): string => {
      let code = '';
      let at = start;
      for (const call of calls) {
        if (call.start < at || call.end > end) continue;
        const given = call.given.map(place => between(place.start, place.end));
        code += this.source.slice(at, call.start) + spokenCall(call, given, language, library);
        at = call.end;
      }
      return code + this.source.slice(at, end);
    };
    return between(0, this.source.length).replace(STRING_MARK, (_, key: string) => plainText(library, language, key));
  }
}

/** For the inside of quotes of any kind. */
function plainText(library: Library, language: string, key: string): string {
  const [piece, ...more] = library.message(language, key).message;
  if (piece && (piece.kind !== 'text' || more.length > 0))
    throw new Error(`“${key}” asks for more in ${language} than in English`);
  return piece?.kind === 'text' ? escapedText(piece.text) : '';
}

function spokenCall(call: MarkedCall, given: readonly string[], language: string, library: Library): string {
  const names = [...library.needs(call.key).keys()];
  const [number = '', join = number] = given.slice(names.length);
  const values = new Map(names.map((name, at) => [name, given[at] ?? 'undefined']));
  return inlineMessage(library, language, call.key, { values, number, join: call.isRich ? join : undefined });
}

function markedCalls(name: string, source: string): MarkedCall[] {
  const { program, errors } = parseSync(name, source);
  if (errors[0]) throw new Error(`${name} can't be read: ${errors[0].message}`);
  const calls: MarkedCall[] = [];
  walk(program, node => {
    const called = node.type === 'CallExpression' && isNode(node.callee) ? node.callee.name : undefined;
    if (called !== TEXT_CALL && called !== RICH_CALL) return;
    const [key, ...given] = node.arguments as Node[];
    calls.push({
      key: keyOfMark(textIn(key)),
      isRich: called === RICH_CALL,
      start: startOf(node),
      end: Number(node.end),
      given: given.map(each => ({ start: startOf(each), end: Number(each.end) })),
    });
  });
  return calls.sort((one, other) => one.start - other.start);
}

/** Minifiers write quotes of their own choice. */
function textIn(node: Node | undefined): string {
  if (node?.type === 'Literal') return String(node.value);
  const [quasi] = (node?.quasis ?? []) as { value: { cooked: string } }[];
  if (!quasi) throw new Error('a mark has no key');
  return quasi.value.cooked;
}
