import type { Ctx } from '#platform/context.ts';
import type { listSomeProducts as endpoint } from '#products/catalog/contract.ts';
import { type SaleFacts, saleFacts } from '#products/catalog/server/index/sale-facts.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { toRupees } from '#shared/money/money.ts';

type Brief = WireAnswerOf<typeof endpoint>['data'][number];

/** Those of these products that are on sale now, in the order they were named; who is missing is not sold (any more). */
export async function listSomeProducts(ctx: Ctx, ids: readonly ProductId[]): Promise<Brief[]> {
  const wanted = [...new Set(ids)];
  const found = await saleFacts(ctx, wanted);
  return wanted.flatMap(id => {
    const facts = found.get(id);
    return facts ? [presentBrief(facts)] : [];
  });
}

function presentBrief(facts: SaleFacts): Brief {
  return {
    _id: facts.id,
    slug: facts.slug,
    image: facts.image,
    title: facts.title,
    price: toRupees(facts.price),
    salePrice: facts.salePrice === null ? null : toRupees(facts.salePrice),
    totalStock: facts.stock,
    username: facts.sellerName,
  };
}
