import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { listText } from '#shared/text/list-text.ts';
import type { MergeOutcome } from './contract.ts';
import { MAX_CART_LINES } from './refusals.ts';

/** The outcome of a merge plus what only the browser knows: titles of dropped items and the merged cart. */
export interface MergeStory extends MergeOutcome {
  /** Titles of dropped items. May be incomplete: the browser does not know every title. */
  readonly gone: readonly string[];
  /** Products in the cart after the merge. */
  readonly inCart: ReadonlySet<ProductId>;
}

/** Message for a shopper whose guest cart could not be merged completely; undefined if everything was merged. */
export function mergeMessage({ capped, dropped, gone, inCart }: MergeStory): string | undefined {
  const sentences = capped.map(({ productId, title, quantity }) => {
    if (quantity > 0) return t('orders.cart.merge.capped', { quantity, title });
    return inCart.has(productId) ? t('orders.cart.merge.noMore', { title }) : t('orders.cart.merge.soldOut', { title });
  });
  if (dropped > 0) sentences.push(droppedText(dropped, gone, inCart.size >= MAX_CART_LINES));
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function droppedText(dropped: number, gone: readonly string[], isFull: boolean): string {
  const what = gone.length === dropped ? listText(gone) : t('orders.cart.items', { count: dropped });
  if (isFull) return t('orders.cart.merge.full', { what, most: MAX_CART_LINES });
  return t('orders.cart.merge.gone', { what, count: dropped });
}
