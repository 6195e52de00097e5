import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { dayIn, indiaParts } from '#shared/time/india-clock.ts';
import { endPins, forgetNotes, learnedLifts, listLifts, replaceLifts } from './searches.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'searches.learn': Record<string, never>;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 60;
/** When few are in the shop, because cached searches are dropped. Several, so that a missed hour is no missed night. */
const LEARNING_HOURS: readonly number[] = [3, 4, 5];
const HOUR_MS = 60 * 60 * 1000;

/**
 * Job, every hour: ends pins whose last day has passed. At night it also learns from what was opened and bought after
 * searches, and forgets old notes.
 */
export function learnSearches(): JobHandler<'searches.learn'> {
  return async ctx => {
    const today = dayIn(ctx.now());
    await ctx.tx(async tx => {
      if (await endPins(tx.db, today)) tx.changed(cacheTag.searches);
    });
    if (!LEARNING_HOURS.includes(Math.floor(indiaParts(ctx.now()).msOfDay / HOUR_MS))) return;
    await forgetNotes(ctx.db, dayIn(new Date(ctx.now().getTime() - KEPT_DAYS * DAY_MS)));
    const lifts = await learnedLifts(ctx.db, today);
    if (JSON.stringify(lifts) === JSON.stringify(await listLifts(ctx.db))) return;
    await ctx.tx(async tx => {
      await replaceLifts(tx.db, lifts);
      tx.changed(cacheTag.searches);
    });
  };
}
