import type { EventName } from '#platform/context.ts';
import { pathIn } from '#shared/language/addresses.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { spokenOrEnglish } from '#shared/language/spoken-language.ts';
import type { Message, Recipient } from './channel.ts';
import { type LetterRow, letterPage, type PageBlock, plainLetter } from './letter-page.ts';

/** A part of a letter: a sentence, or another block. The page decides the layout. */
export type LetterBlock = string | Exclude<PageBlock, { kind: 'text' | 'link' }> | Link;

interface Link {
  readonly kind: 'link';
  readonly text: string;
  /** A path of the shop, dropped if its public address is unknown, or an absolute URL. */
  readonly to: string;
}

/** A notification before it is rendered. */
export interface Letter {
  readonly to: Recipient;
  /** What its texts are written in, English by default. Its links lead to pages in that language. */
  readonly language?: string;
  readonly replyTo?: Recipient;
  /** Identifies the notification: a duplicate with the same id is shown once. */
  readonly id?: string;
  /** Which of its event's letters it is, where they have different subjects. */
  readonly variant?: string;
  /** What the shop's own words for it may name besides `shop` and `name`, as it is written in the letter. */
  readonly values?: Readonly<Record<string, string>>;
  readonly subject: string;
  /** The heading; by default the subject. */
  readonly title?: string;
  readonly blocks: readonly LetterBlock[];
  /** Stops letters like this one: a quiet link below the footer, and a header of the mail. */
  readonly unsubscribe?: Omit<Link, 'kind'>;
  /** The text alone, without heading, header and footer. */
  readonly plain?: true;
}

/** The header and footer of a shop's letters. */
export interface Letterhead {
  readonly name: string;
  readonly from: Recipient;
  readonly footer: string;
  /** The host of links; without it there are no links to the shop. */
  readonly publicUrl: string | undefined;
}

export function heading(text: string): LetterBlock {
  return { kind: 'heading', text };
}

export function rows(list: readonly LetterRow[]): LetterBlock {
  return { kind: 'rows', rows: list };
}

export function lines(list: readonly string[]): LetterBlock {
  return { kind: 'lines', lines: list };
}

/** A button. @param to a path of the shop, or an absolute URL */
export function link(text: string, to: string): LetterBlock {
  return { kind: 'link', text, to };
}

/** A one-time code, in large type. */
export function code(text: string): LetterBlock {
  return { kind: 'code', text };
}

/** Renders a letter in all forms that channels need. */
export function writeOut(head: Letterhead, event: EventName, letter: Letter): Message {
  const { to, language = SOURCE_LANGUAGE, replyTo, id, subject, title = subject, plain, unsubscribe } = letter;
  const blocks = letter.blocks.flatMap(block => resolved(block, head.publicUrl, language));
  const way = blocks.findLast(block => block.kind === 'link');
  const stop = unsubscribe && resolvedLink(unsubscribe, head.publicUrl, language);
  return {
    ...{ event, to, from: head.from, subject },
    ...(id !== undefined && { id }),
    ...(replyTo && { replyTo }),
    ...(way && { link: way.url }),
    ...(stop && { unsubscribe: stop.url }),
    ...(plain
      ? plainLetter(blocks)
      : letterPage({ shop: head.name, language, title, blocks, footer: head.footer, stop })),
  };
}

/** Writes a letter in the language of its recipient. What it says is read before. */
export function letterTo(to: Recipient, write: () => Omit<Letter, 'to' | 'language'>): Letter {
  const language = spokenOrEnglish(to.language ?? SOURCE_LANGUAGE);
  return { ...speaking(language, write), to, language };
}

function resolved(block: LetterBlock, publicUrl: string | undefined, language: string): PageBlock[] {
  if (typeof block === 'string') return [{ kind: 'text', text: block }];
  if (block.kind !== 'link') return [block];
  const link = resolvedLink(block, publicUrl, language);
  return link ? [link] : [];
}

function resolvedLink({ text, to }: Omit<Link, 'kind'>, publicUrl: string | undefined, language: string) {
  if (URL.canParse(to)) return { kind: 'link', text, url: to } as const;
  if (publicUrl === undefined) return undefined;
  return { kind: 'link', text, url: new URL(pathIn(language, to), publicUrl).href } as const;
}
