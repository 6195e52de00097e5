import type { EventName } from '#platform/context.ts';
import type { Message, Recipient } from './channel.ts';
import { type LetterRow, letterPage, type PageBlock, plainLetter } from './letter-page.ts';

/** A piece of a letter: a sentence, or something else. How it looks is decided by the page. */
export type Block = string | Exclude<PageBlock, { kind: 'text' | 'link' }> | Link;

interface Link {
  readonly kind: 'link';
  readonly text: string;
  /** A path of the shop, left out where it does not know its own address, or an address elsewhere. */
  readonly to: string;
}

/** What somebody is told, before it is written out. */
export interface Letter {
  readonly to: Recipient;
  readonly replyTo?: Recipient;
  /** What it is about, once and for ever: a letter sent twice under one id is shown once. */
  readonly id?: string;
  readonly subject: string;
  /** The heading; the subject unless said otherwise. */
  readonly title?: string;
  readonly blocks: readonly Block[];
  /** The words alone, without a heading, and without the shop's name above and below them. */
  readonly plain?: true;
}

/** What stands on every letter of a shop. */
export interface Letterhead {
  readonly name: string;
  readonly from: Recipient;
  readonly footer: string;
  /** Where links lead; without it there are none into the shop. */
  readonly publicUrl: string | undefined;
}

export function heading(text: string): Block {
  return { kind: 'heading', text };
}

export function rows(list: readonly LetterRow[]): Block {
  return { kind: 'rows', rows: list };
}

export function lines(list: readonly string[]): Block {
  return { kind: 'lines', lines: list };
}

/** A button. @param to a path of the shop, or an address elsewhere */
export function link(text: string, to: string): Block {
  return { kind: 'link', text, to };
}

/** A one-time code, large. */
export function code(text: string): Block {
  return { kind: 'code', text };
}

/** A letter in every form that a channel may want. */
export function writeOut(head: Letterhead, event: EventName, letter: Letter): Message {
  const { to, replyTo, id, subject, title = subject, plain } = letter;
  const blocks = letter.blocks.flatMap(block => resolved(block, head.publicUrl));
  const way = blocks.findLast(block => block.kind === 'link');
  return {
    ...{ event, to, from: head.from, subject },
    ...(id !== undefined && { id }),
    ...(replyTo && { replyTo }),
    short: way ? `${subject}: ${way.url}` : subject,
    ...(plain ? plainLetter(blocks) : letterPage({ shop: head.name, title, blocks, footer: head.footer })),
  };
}

function resolved(block: Block, publicUrl: string | undefined): PageBlock[] {
  if (typeof block === 'string') return [{ kind: 'text', text: block }];
  if (block.kind !== 'link') return [block];
  const { text, to } = block;
  if (URL.canParse(to)) return [{ kind: 'link', text, url: to }];
  return publicUrl === undefined ? [] : [{ kind: 'link', text, url: new URL(to, publicUrl).href }];
}
