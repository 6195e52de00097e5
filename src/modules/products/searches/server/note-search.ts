import { hash } from 'node:crypto';
import type { Ctx } from '#platform/context.ts';
import { type noteSearch as endpoint, tooManyNotes } from '#products/searches/note.contract.ts';
import { isCounted, plainWords } from '#products/searches/search-rule.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { insertNote } from './searches.queries.ts';

/** Bytes of a network's hash: enough to tell networks apart, and no address. */
const PRINT_BYTES = 8;

/**
 * Counts what happened after a search. What may name a person is not kept. @returns whether it was
 * counted. @throws tooManyNotes; invalidInput if a
 * product is missing, or too much
 */
export async function noteSearch(ctx: Ctx, { keyword, event, productId }: InputOf<typeof endpoint>): Promise<boolean> {
  const isOfProduct = event === 'opened' || event === 'bought';
  if (isOfProduct !== (productId !== undefined))
    throw invalidInput().with({ fields: { productId: isOfProduct ? 'is required' : 'belongs to opened and bought' } });
  const network = ctx.network ?? '';
  await ctx.throttle.spend('search-note.network', network, tooManyNotes);
  if (!isCounted(keyword)) return false;
  const print = Buffer.from(hash('sha256', `searches ${network}`, 'hex'), 'hex').subarray(0, PRINT_BYTES);
  await insertNote(ctx.db, {
    day: dayIn(ctx.now()),
    words: plainWords(keyword),
    network: print,
    event,
    productId: productId ?? null,
  });
  return true;
}
