import type { ProductId } from '#shared/id.ts';
import { countText } from '#shared/text/count-text.ts';
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
    if (quantity > 0) return `Only ${quantity} of ${title} could be added. That’s all we have in stock.`;
    return inCart.has(productId)
      ? `We couldn’t add more of ${title}. Your cart already has all the stock.`
      : `${title} is sold out.`;
  });
  if (dropped > 0) sentences.push(droppedText(dropped, gone, inCart.size >= MAX_CART_LINES));
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function droppedText(dropped: number, gone: readonly string[], isFull: boolean): string {
  const what = gone.length === dropped ? listText(gone) : countText(dropped, 'item');
  if (isFull) return `${what} couldn’t be added. Your cart can hold up to ${MAX_CART_LINES} products.`;
  return `${what} ${dropped === 1 ? 'is' : 'are'} no longer available.`;
}
