import type { listSomeProducts as endpoint } from '#features/catalog/contract.ts';
import type { Ctx } from '#platform/context.ts';
import type { WireAnswerOf } from '#shared/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { toRupees } from '#shared/money.ts';
import { type SaleFacts, saleFacts } from './sale-facts.ts';

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
