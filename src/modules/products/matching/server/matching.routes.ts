import type { Ctx } from '#platform/context.ts';
import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import * as calls from '#products/matching/contract.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { toRupees } from '#shared/money/money.ts';
import { linkProducts, unlinkProduct } from './link-products.ts';
import { countMatches, listMatchingRows, type MatchingRow } from './matching.queries.ts';

/** Which products of different sellers are the same; administrators link and unlink them. */
export function serveMatching(api: Api): void {
  serve(api, calls.listMatching, administrator, listMatching);
  serve(api, calls.linkProducts, administrator, async (ctx, { ids }) => {
    await linkProducts(ctx, ids);
    return { message: speaking(ctx.language, () => t('products.matching.told.linked')) };
  });
  serve(api, calls.unlinkProduct, administrator, async (ctx, { id }) => {
    await unlinkProduct(ctx, id);
    return { message: speaking(ctx.language, () => t('products.matching.told.unlinked')) };
  });
}

async function listMatching(
  { db }: Ctx,
  { find, show, ...query }: InputOf<typeof calls.listMatching>,
): Promise<Omit<WireAnswerOf<typeof calls.listMatching>, 'success'>> {
  const total = await countMatches(db, { find, show });
  const page = askedPage(query);
  const rows = await listMatchingRows(db, { find, show }, page);
  return page.of(rows.map(present), total);
}

function present({ id, sellerName, price, salePrice, ...row }: MatchingRow) {
  return {
    ...row,
    _id: id,
    username: sellerName,
    price: toRupees(price),
    salePrice: salePrice === null ? null : toRupees(salePrice),
  };
}
