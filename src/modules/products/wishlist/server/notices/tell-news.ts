import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { UserId } from '#shared/id.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { listPeopleToTell, noteChanges, takeNews } from './watched-entries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'wishlist.tell-news': Record<string, never>;
  }
}

/**
 * Job: tells shoppers of saved products that have become cheaper or are back in stock. It reads prices and stock every few
 * minutes, so that a change of them has nothing to do for it, and what happens in between comes in one mail.
 */
export function tellNews(): JobHandler<'wishlist.tell-news'> {
  return async ctx => {
    const day = dayIn(ctx.now());
    await noteChanges(ctx.db);
    let people: readonly UserId[] = [];
    do {
      people = await listPeopleToTell(ctx.db, day, people.at(-1));
      for (const userId of people)
        await ctx.tx(async tx => {
          const news = await takeNews(tx.db, userId, day);
          if (news.length > 0) await tx.notify('wishlist.news', { userId, at: tx.now().toISOString(), news });
        });
    } while (people.length > 0);
  };
}
