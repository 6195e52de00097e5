import type { AgentCall } from '#orders/agents/server/agent-call.ts';
import { notFoundMessage, nothing, ucpHead } from '#orders/agents/server/answers.ts';
import type { ProductRequest } from '#orders/agents/ucp/requests.schema.ts';
import { knownCategories } from '#products/catalog/server/catalog.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { type Detail, presentDetail } from './present-product.ts';
import { findProduct } from './search-catalog.ts';

const LOOKUP = 'dev.ucp.shopping.catalog.lookup';

type Options = NonNullable<ProductRequest['selected']>;

/** One product with its variants; with chosen options, the variant that has them. */
export async function getAgentProduct(call: AgentCall, { id, selected, preferences }: ProductRequest): Promise<object> {
  const found = await findProduct(call, id);
  if (!found)
    return nothing(call, LOOKUP, [
      notFoundMessage(speaking(call.ctx.language, () => t('orders.agents.message.noProduct'))),
    ]);
  const other = selected && bestOf(found, selected, preferences ?? []);
  const product = other && other !== found._id ? ((await findProduct(call, other)) ?? found) : found;
  const categories = await knownCategories(call.ctx);
  const category = categories.nameOf(product.kind as Kind, call.ctx.language);
  return { ucp: ucpHead(call, LOOKUP), product: presentDetail(product, { address: call.shop.address, category }) };
}

/** The variant with all that is selected; without one, the least preferred choices are given up. */
function bestOf(product: Detail, selected: Options, preferences: readonly string[]): string | undefined {
  const family = [product, ...product.siblings];
  const rank = (name: string) => (preferences.includes(name) ? preferences.indexOf(name) : preferences.length);
  const wanted = [...selected].sort((one, other) => rank(one.name) - rank(other.name));
  for (let kept = wanted.length; kept > 0; kept -= 1) {
    const fitting = family.find(({ options }) =>
      wanted
        .slice(0, kept)
        .every(({ name, label }) => options.some(option => option.name === name && option.value === label)),
    );
    if (fitting) return fitting._id;
  }
  return undefined;
}
