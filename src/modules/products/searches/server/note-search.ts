import { hash } from 'node:crypto';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { blocksOf } from '#platform/http/safety/network-of.ts';
import { type noteSearch as endpoint, tooManyNotes } from '#products/searches/note.contract.ts';
import { isCounted, plainWords } from '#products/searches/search-rule.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { invalidInput } from '#shared/api/problems.ts';
import type { ProductId, UserId } from '#shared/id.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { insertNote } from './searches.queries.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** Whether somebody has ordered a product since then. */
    readonly hasOrdered: (db: Database, userId: UserId, productId: ProductId, since: Date) => Promise<boolean>;
  }
}

/** A number made of the block of a network; too small to tell which block it was. */
const PRINT_DIGITS = 4;
const BOUGHT_WITHIN_MS = 60 * 60 * 1000;

/**
 * Counts what happened after a search. Not counted is what may name a person, and a purchase by somebody who has not
 * ordered the product within the hour. @returns whether it was counted. @throws tooManyNotes; invalidInput if a product is
 * missing, or too much
 */
export async function noteSearch(ctx: Ctx, { keyword, event, productId }: InputOf<typeof endpoint>): Promise<boolean> {
  const isOfProduct = event === 'opened' || event === 'bought';
  if (isOfProduct !== (productId !== undefined))
    throw invalidInput().with({ fields: { productId: isOfProduct ? 'is required' : 'belongs to opened and bought' } });
  const network = ctx.network ?? '';
  const { block } = blocksOf(network);
  await ctx.throttle.spend('search-note.network', network, tooManyNotes);
  await ctx.throttle.spend('search-note.block', block, tooManyNotes);
  await ctx.throttle.spend('search-note.shop', 'searches', tooManyNotes);
  if (!isCounted(keyword)) return false;
  if (event === 'bought' && !(productId && (await hasBought(ctx, productId)))) return false;
  await insertNote(ctx.db, {
    day: dayIn(ctx.now()),
    words: plainWords(keyword),
    network: Number.parseInt(hash('sha256', `searches ${block}`, 'hex').slice(0, PRINT_DIGITS), 16),
    event,
    productId: productId ?? null,
  });
  return true;
}

async function hasBought({ db, actor, ports, now }: Ctx, productId: ProductId): Promise<boolean> {
  return actor !== null && ports.hasOrdered(db, actor.id, productId, new Date(now().getTime() - BOUGHT_WITHIN_MS));
}
