import type { ProductId } from '#shared/id.ts';
import { countText } from '#shared/text/count-text.ts';
import { listText } from '#shared/text/list-text.ts';
import type { MergeOutcome } from './contract.ts';
import { MAX_CART_LINES } from './refusals.ts';

/** What came of a merge, with what only the browser knows: the names of what was left out, and the cart as it is now. */
export interface MergeStory extends MergeOutcome {
  /** Names of the items that were left out; of some the browser may know none. */
  readonly gone: readonly string[];
  /** What the cart holds after the merge. */
  readonly inCart: ReadonlySet<ProductId>;
}

/** What somebody is told whose guest cart could not come along whole; undefined when there is nothing to tell. */
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
