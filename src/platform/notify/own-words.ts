import type { EventName } from '#platform/context.ts';
import { fillIn, placeholdersIn } from '#shared/text/placeholders.ts';
import type { Letter, LetterBlock } from './letter.ts';

/** What a shop has written itself in a mail, with placeholders; an empty text is the usual one. */
export interface OwnWords {
  readonly subject: string;
  /** Before what the mail says anyway. */
  readonly opening: string;
  /** After it. */
  readonly closing: string;
}

/** Finds them by mail and language. */
export type FindOwnWords = (mail: string, language: string) => OwnWords | undefined;

/** The name of a mail, by which its words are stored, so it must not change. */
export function mailName(event: EventName, { variant }: Letter): string {
  return variant === undefined ? event : `${event}.${variant}`;
}

/** What the words for a letter may name. */
export function letterValues(shop: string, { to, values }: Letter): Readonly<Record<string, string>> {
  return { shop, ...(to.name !== undefined && { name: to.name }), ...values };
}

/** The letter with a shop's own words. A text that names what this letter does not have is left out. */
export function withOwnWords(letter: Letter, words: OwnWords | undefined, shop: string): Letter {
  if (words === undefined) return letter;
  const values = letterValues(shop, letter);
  const written = (text: string) =>
    placeholdersIn(text).every(name => Object.hasOwn(values, name)) ? fillIn(text, values) : '';
  const { blocks } = letter;
  const subject = written(words.subject).replace(/\s+/g, ' ').trim();
  // The buttons stay last.
  const lastWords = blocks.findLastIndex(block => typeof block === 'string' || block.kind !== 'link') + 1;
  return {
    ...letter,
    ...(subject !== '' && { subject }),
    blocks: [
      ...paragraphs(written(words.opening)),
      ...blocks.slice(0, lastWords),
      ...paragraphs(written(words.closing)),
      ...blocks.slice(lastWords),
    ],
  };
}

function paragraphs(text: string): LetterBlock[] {
  const all = text.split(/\n\s*\n/).map(each => each.trim());
  return all.filter(Boolean).map(each => ({ kind: 'lines', lines: each.split('\n') }));
}
