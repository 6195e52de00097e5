import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A piece of a message. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string; readonly isNumber: boolean }
  | {
      readonly kind: 'plural' | 'select';
      readonly name: string;
      /** Always with `other`. In a plural, `=1` is that very number. */
      readonly options: Readonly<Record<string, MessagePieces>>;
    }
  | { readonly kind: 'tag'; readonly name: string; readonly content: MessagePieces };

export type MessagePieces = readonly Piece[];

/** What a message asks for: a text, a number, one of several words, or what surrounds a part of it, as a link does. */
export type Need = 'text' | 'number' | 'tag' | { readonly oneOf: readonly string[] };

const NAME = /^[a-z][a-zA-Z0-9]*$/;

/**
 * Reads a text in ICU MessageFormat: `{name}`, `{count, number}`, `{count, plural, one {# item} other {# items}}`,
 * `{kind, select, guest {…} other {…}}`, `<link>…</link>`. Dates and money come in as finished text.
 * @throws for anything else
 */
export function readMessage(text: string): MessagePieces {
  return pieces(parse(text, { shouldParseSkeletons: false }), undefined);
}

function pieces(elements: readonly MessageFormatElement[], counted: string | undefined): Piece[] {
  return elements.map((element): Piece => {
    if (element.type === TYPE.literal) return { kind: 'text', text: element.value };
    if (element.type === TYPE.pound) return { kind: 'value', name: checkName(counted), isNumber: true };
    const name = checkName(element.value);
    if (element.type === TYPE.argument) return { kind: 'value', name, isNumber: false };
    if (element.type === TYPE.number && !element.style) return { kind: 'value', name, isNumber: true };
    if (element.type === TYPE.tag) return { kind: 'tag', name, content: pieces(element.children, counted) };
    if (element.type === TYPE.select || (element.type === TYPE.plural && element.pluralType === 'cardinal')) {
      const isPlural = element.type === TYPE.plural;
      if (isPlural && element.offset !== 0) throw new Error(`{${name}, plural} with an offset is not supported`);
      const options = Object.entries(element.options).map(
        ([option, { value }]) => [option, pieces(value, isPlural ? name : counted)] as const,
      );
      return { kind: isPlural ? 'plural' : 'select', name, options: Object.fromEntries(options) };
    }
    throw new Error(`{${name}} has a format that is not supported; pass in a finished text`);
  });
}

function checkName(name: string | undefined): string {
  if (name === undefined || !NAME.test(name)) throw new Error(`“${name}” is no name for a value`);
  return name;
}

/** Everything that a message asks for, in the order of first use. @throws if one name is used in two ways */
export function needsOf(message: MessagePieces): ReadonlyMap<string, Need> {
  const needs = new Map<string, Need>();
  collect(message, needs);
  return needs;
}

function collect(message: MessagePieces, needs: Map<string, Need>): void {
  const add = (name: string, need: Need) => {
    const known = needs.get(name);
    if (known !== undefined && known !== need && !(isCount(known) && isCount(need)))
      throw new Error(`“${name}” is used in two ways`);
    if (known !== 'number') needs.set(name, need);
  };
  for (const piece of message) {
    if (piece.kind === 'value') add(piece.name, piece.isNumber ? 'number' : 'text');
    if (piece.kind === 'tag') add(piece.name, 'tag');
    if (piece.kind === 'plural') add(piece.name, 'number');
    if (piece.kind === 'select') add(piece.name, { oneOf: Object.keys(piece.options) });
    if (piece.kind === 'tag') collect(piece.content, needs);
    if (piece.kind === 'plural' || piece.kind === 'select')
      for (const option of Object.values(piece.options)) collect(option, needs);
  }
}

/** A number may also be shown as it is: `{count, plural, …}` beside `{count}`. */
const isCount = (need: Need) => need === 'number' || need === 'text';
