import type { Ctx, EventName, TxCtx } from '#platform/context.ts';
import type { AnyHandler, AnyHandlers } from '#platform/jobs/job-queue.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { type Channel, DeliveryFailed } from './channel.ts';
import type { EventTable, Letters, NotificationEvent } from './event.ts';
import { type Letter, type Letterhead, writeOut } from './letter.ts';
import { type FindOwnWords, mailName, withOwnWords } from './own-words.ts';

/** The jobs of events, and their handlers. */
export interface Notifications {
  readonly jobsOf: (tx: TxCtx, event: EventName, data: object) => Promise<readonly string[]>;
  readonly handlers: AnyHandlers;
  /** The label of each job. */
  readonly labels: Readonly<Record<string, () => string>>;
}

/** The parts of a shop that notifications need. */
interface Notifying<Shop> {
  readonly events: EventTable<EventName, Shop>;
  readonly channels: readonly Channel[];
  readonly shopOf: (ctx: Ctx) => Promise<Shop>;
  readonly headOf: (shop: Shop) => Letterhead;
  /** What the shop has written itself in its mails. */
  readonly wordsOf: (ctx: Ctx) => Promise<FindOwnWords>;
}

/** An event on its way through a channel. */
interface Job {
  readonly channel: Channel;
  readonly event: EventName;
}

interface Written<Shop> {
  readonly data: never;
  readonly shop: Shop;
  readonly words: FindOwnWords;
  readonly letters: Letters;
}

/**
 * One job per event and channel, so that a failure of one channel repeats nothing in another, and a queue of receipts does
 * not delay one-time codes.
 */
export function notifications<Shop>({ events, channels, shopOf, headOf, wordsOf }: Notifying<Shop>): Notifications {
  const jobs = channels.flatMap(channel => namesIn(events).map(event => ({ channel, event, ...events[event] })));
  const carried = jobs.filter(
    ({ channel, event, only = channel.name }) => only === channel.name && (channel.carries?.(event) ?? true),
  );
  const jobsOf = Map.groupBy(carried, ({ event }) => event);
  const send = async (ctx: Ctx, { channel, event }: Job, { data, shop, words, letters }: Written<Shop>) => {
    const written = listOf(letters).filter(({ to }) => channel.reaches?.(to) ?? true);
    // One failed recipient must not affect the others.
    const ends = await Promise.allSettled(
      written.map(async letter => {
        const { language = SOURCE_LANGUAGE } = letter;
        const head = speaking(language, () => headOf(shop));
        const own = withOwnWords(letter, words(mailName(event, letter), language), head.name);
        return channel.send(writeOut(head, event, own));
      }),
    );
    const reasons = ends.flatMap(end => (end.status === 'rejected' ? [end.reason as unknown] : []));
    // Retry if any failure is retryable, even if another is permanent.
    if (reasons.length > 0) throw logged(ctx, channel, reasons.find(reason => !isForGood(reason)) ?? reasons[0]);
    if (written.length > 0) await eventOf(event).sent?.(ctx, data);
  };
  const eventOf = (event: EventName): NotificationEvent<never, Shop> => events[event];
  const handlerOf = (job: Job): AnyHandler => {
    const event = eventOf(job.event);
    if ('letters' in event)
      return async (ctx, data: never) => {
        const shop = await shopOf(ctx);
        const words = await wordsOf(ctx);
        await send(ctx, job, { data, shop, words, letters: await event.letters(ctx, data, shop) });
      };
    const inSets = async (ctx: Ctx, all: readonly never[]) => {
      const shop = await shopOf(ctx);
      const words = await wordsOf(ctx);
      const write = await event.inSets(ctx, all);
      return (own: Ctx, data: never) => send(own, job, { data, shop, words, letters: write(data, shop) });
    };
    return Object.assign(async (ctx: Ctx, data: never) => (await inSets(ctx, [data]))(ctx, data), { inSets });
  };
  return {
    jobsOf: async (tx, event, data) => {
      const on = (jobsOf.get(event) ?? []).filter(({ channel }) => channel.isOn?.() ?? true);
      const onRequest = on.some(({ channel }) => channel.isOnRequest);
      const isRequested = !onRequest || ((await eventOf(event).isRequested?.(tx, data as never)) ?? true);
      return on.filter(({ channel }) => isRequested || !channel.isOnRequest).map(nameOf);
    },
    handlers: Object.fromEntries(carried.map(job => [nameOf(job), handlerOf(job)] as const)),
    labels: Object.fromEntries(
      carried.map(
        ({ channel, event, label, for: to }) =>
          [
            nameOf({ channel, event }),
            () => t('office.jobs.message', { channel: channel.label(), what: label(), to }),
          ] as const,
      ),
    ),
  };
}

/** The job that sends an event by a channel. */
export function jobName(channel: string, event: EventName): string {
  return `${channel}.${event}`;
}

function nameOf({ channel, event }: { readonly channel: Channel; readonly event: EventName }): string {
  return jobName(channel.name, event);
}

function namesIn(events: object): EventName[] {
  return Object.keys(events) as EventName[];
}

function listOf(letters: Letters): readonly Letter[] {
  return letters === undefined ? [] : 'blocks' in letters ? [letters] : letters;
}

/** A permanent failure is not retried automatically; it waits for an administrator among the failed jobs. */
function logged({ log }: Ctx, { label }: Channel, error: unknown): unknown {
  if (isForGood(error)) log.error({ err: error }, `${label()}: refused for good`);
  return error;
}

function isForGood(error: unknown): boolean {
  return error instanceof DeliveryFailed && !error.retryable;
}
