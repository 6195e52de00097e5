import type { Ctx, EventName, Events } from '#platform/context.ts';
import type { Letter } from './letter.ts';

/** Whom an event is for. `address` is whoever reads an address that nobody has an account for, or had one. */
export type Audience = 'shopper' | 'seller' | 'account' | 'administrators' | 'shop' | 'address';

/** All that the shop knows of something it tells people: declared once, beside the feature where it happens. */
export interface NotificationEvent<Data, Shop> {
  /** What it tells, in the words of the screen of jobs. */
  readonly label: string;
  readonly for: Audience;
  /** The one channel that may carry it, for what proves an address or ends with being sent. */
  readonly only?: 'mail';
  /**
   * The words, and to whom they go, as things are when they are sent; none where nobody is to be told any more. Several
   * are sent independently of each other, and all again when one of them fails.
   */
  readonly letters: (ctx: Ctx, data: Data, shop: Shop) => Promise<Letter | readonly Letter[] | undefined>;
  /** Done once all of them are on their way. */
  readonly sent?: (ctx: Ctx, data: Data) => Promise<void>;
}

/** The events of some names, each with what it carries. */
export type EventTable<Name extends EventName, Shop> = {
  readonly [Each in Name]: NotificationEvent<Events[Each], Shop>;
};
