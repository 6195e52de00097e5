import type { Ctx, EventName, Events } from '#platform/context.ts';
import type { Letter } from './letter.ts';

/** Who an event is for. `address` is an e-mail address without an account. */
export type Audience = 'shopper' | 'seller' | 'account' | 'administrators' | 'shop' | 'address';

/** A notification event, declared beside the feature where it happens. */
export interface NotificationEvent<Data, Shop> {
  /** The label on the jobs screen. */
  readonly label: string;
  readonly for: Audience;
  /** The only channel for it, if it proves an address or finishes with `sent`. */
  readonly only?: 'mail';
  /**
   * The texts and their recipients, read when they are sent; none if nobody needs to be notified any more. Several are sent
   * independently, and all again if one fails.
   */
  readonly letters: (ctx: Ctx, data: Data, shop: Shop) => Promise<Letter | readonly Letter[] | undefined>;
  /** Called after all of them were sent. */
  readonly sent?: (ctx: Ctx, data: Data) => Promise<void>;
}

/** The events of some names, with their data. */
export type EventTable<Name extends EventName, Shop> = {
  readonly [Each in Name]: NotificationEvent<Events[Each], Shop>;
};
