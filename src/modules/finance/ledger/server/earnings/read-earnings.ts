import { type Balance, type getEarnings, nameSeller } from '#finance/ledger/contract.ts';
import { monthOf, monthSpan, monthsBetween } from '#finance/ledger/earnings/month.ts';
import { presentBalance } from '#finance/ledger/server/earnings/earnings.present.ts';
import { type BalanceRow, findBalance, findNext } from '#finance/ledger/server/postings/balances.queries.ts';
import {
  balanceBefore,
  countGroups,
  firstPostingAt,
  listGroups,
} from '#finance/ledger/server/postings/postings.queries.ts';
import { sellerIsMissing } from '#people/sellers/contract.ts';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { Actor } from '#shared/api/actor.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { SellerId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { presentEarnings, presentGroups } from './earnings.present.ts';

/**
 * The seller whose earnings are requested: their own, or for administrators the named one.
 * @throws notAllowed if a seller names another; nameSeller if an administrator names none; sellerIsMissing
 */
export async function sellerAskedFor(ctx: ActorCtx, seller: SellerId | undefined): Promise<BalanceRow> {
  const found = await findBalance(ctx.db, whose(ctx.actor, seller), ctx.now());
  if (!found) throw sellerIsMissing();
  return found;
}

function whose({ kind, sellerId }: Actor, seller: SellerId | undefined): SellerId {
  if (kind === 'administrator') {
    if (seller === undefined) throw nameSeller();
    return seller;
  }
  if (sellerId === null || (seller !== undefined && seller !== sellerId)) throw notAllowed();
  return sellerId;
}

/** A seller's balance and one page of the postings behind it. @throws notAllowed, nameSeller, sellerIsMissing */
export async function readEarnings(
  ctx: ActorCtx,
  { seller, month, ...query }: InputOf<typeof getEarnings>,
): Promise<Omit<WireAnswerOf<typeof getEarnings>, 'success'>> {
  const row = await sellerAskedFor(ctx, seller);
  const wanted = { sellerId: row.sellerId, span: month === undefined ? undefined : monthSpan(month) };
  const page = askedPage(query);
  const first = await firstPostingAt(ctx.db, row.sellerId);
  return {
    ...page.of(presentGroups(await listGroups(ctx.db, wanted, page)), await countGroups(ctx.db, wanted)),
    summary: presentEarnings(
      row,
      await findNext(ctx.db, row.sellerId, ctx.now()),
      first ? monthsBetween(monthOf(first), monthOf(ctx.now())) : [],
    ),
  };
}

/** Later than any posting. */
const EVER = new Date('9999-12-31T00:00:00Z');

/** The seller's balance; negative if they owe the shop. */
export async function balanceOf(db: Database, sellerId: SellerId): Promise<Paise> {
  return balanceBefore(db, sellerId, EVER);
}

/** Balance and its payable, held and waiting amounts in wire units; zero for the shop itself. */
export async function partStandingOf({ db, now }: Ctx, sellerId: SellerId) {
  const none = { balance: paise(0), payable: paise(0), held: paise(0), awaitingCash: paise(0) } satisfies Balance;
  return presentBalance((await findBalance(db, sellerId, now())) ?? none);
}
