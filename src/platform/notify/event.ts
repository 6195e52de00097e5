import type { Ctx, EventName, Events, TxCtx } from '#platform/context.ts';
import type { Letter } from './letter.ts';

/** Who an event is for. `address` is an e-mail address without an account. */
export type Audience = 'shopper' | 'seller' | 'account' | 'administrators' | 'shop' | 'address';

/** Several are sent independently, and all again if one fails; none if nobody needs to be notified any more. */
export type Letters = Letter | readonly Letter[] | undefined;

/** A notification event, declared beside the feature where it happens. */
export type NotificationEvent<Data, Shop> = About<Data> & (ReadAlone<Data, Shop> | ReadInSets<Data, Shop>);

interface About<Data> {
  /** The label on the jobs screen. */
  readonly label: () => string;
  readonly for: Audience;
  /** The only channel for it, if it proves an address or finishes with `sent`. */
  readonly only?: 'mail' | 'text';
  /** Whether somebody has asked for it, where a channel sends only what was asked for; by default yes. */
  readonly isRequested?: (tx: TxCtx, data: Data) => Promise<boolean>;
  /** Called after all of them were sent. */
  readonly sent?: (ctx: Ctx, data: Data) => Promise<void>;
}

interface ReadAlone<Data, Shop> {
  /** The texts and their recipients, read when they are sent. */
  readonly letters: (ctx: Ctx, data: Data, shop: Shop) => Promise<Letters>;
}

interface ReadInSets<Data, Shop> {
  /** The same for events that come in crowds: reads what is needed for many at once, then writes each. */
  readonly inSets: (ctx: Ctx, all: readonly Data[]) => Promise<(data: Data, shop: Shop) => Letters>;
}

/** The events of some names, with their data. */
export type EventTable<Name extends EventName, Shop> = {
  readonly [Each in Name]: NotificationEvent<Events[Each], Shop>;
};
