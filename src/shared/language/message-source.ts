import type { MessagePieces, Piece } from './message.ts';
import { pluralRules } from './plural-rules.ts';

/** The JavaScript that a message becomes part of. */
export interface Surroundings {
  readonly language: string;
  /** The expression of a value or of the function for a tag. */
  readonly valueOf: (name: string) => string;
  /** The function that writes a number. */
  readonly number: string;
  /** The function that joins the pieces of a rich text; without it the message is a string. */
  readonly join?: string | undefined;
}

/**
 * A message as one JavaScript expression. The server runs it, and the build writes it into the screens, so both say the same.
 */
export function sourceOf(message: MessagePieces, around: Surroundings): string {
  const [only, ...more] = message;
  if (only && more.length === 0 && (only.kind === 'plural' || only.kind === 'select')) return choice(only, around);
  return around.join === undefined ? textOf(message, around) : joined(message, around, around.join);
}

function textOf(message: MessagePieces, around: Surroundings): string {
  const written = message.map(piece =>
    piece.kind === 'text' ? escapedText(piece.text) : `\${${sourceOfPiece(piece, around)}}`,
  );
  return `\`${written.join('')}\``;
}

function joined(message: MessagePieces, around: Surroundings, join: string): string {
  const [only, ...more] = message;
  if (only?.kind === 'text' && more.length === 0) return textOf(message, around);
  return `${join}(${message.map(piece => (piece.kind === 'text' ? textOf([piece], around) : sourceOfPiece(piece, around))).join(',')})`;
}

function sourceOfPiece(piece: Exclude<Piece, { kind: 'text' }>, around: Surroundings): string {
  const value = around.valueOf(piece.name);
  if (piece.kind === 'value') return piece.isNumber ? `${around.number}(${value})` : value;
  if (piece.kind !== 'tag') return choice(piece, around);
  if (around.join === undefined) throw new Error(`<${piece.name}> needs rich() instead of t()`);
  return `${value}(${sourceOf(piece.content, around)})`;
}

type Choice = Extract<Piece, { readonly options: unknown }>;

/** `(1===n?…:…)` */
function choice({ kind, name, options }: Choice, around: Surroundings): string {
  const value = around.valueOf(name);
  const { other = [], ...others } = options;
  const conditions = Object.entries(others).map(([option, message]) => {
    const condition =
      kind === 'select' ? `${JSON.stringify(option)}===${value}` : pluralCondition(option, value, around);
    return [option.startsWith('='), `${condition}?${sourceOf(message, around)}:`] as const;
  });
  if (new Set(Object.values(options).map(option => sourceOf(option, around))).size === 1)
    return sourceOf(other, around);
  // Exact numbers come before the categories that they also belong to.
  const inOrder = [...conditions.filter(([isExact]) => isExact), ...conditions.filter(([isExact]) => !isExact)];
  return `(${inOrder.map(([, source]) => source).join('')}${sourceOf(other, around)})`;
}

function pluralCondition(option: string, value: string, { language }: Surroundings): string {
  if (option.startsWith('=')) return `${Number(option.slice(1))}===${value}`;
  const condition = pluralRules(language).find(([category]) => category === option)?.[1];
  if (!condition) throw new Error(`“${language}” has no plural category “${option}”`);
  return condition(value);
}

/** Text for the inside of a template literal; it is also right between single and double quotes. */
export function escapedText(text: string): string {
  return text.replace(/[\\`'"]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n');
}
