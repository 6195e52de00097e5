import { countText } from '#shared/count-text.ts';
import type { MergeOutcome } from './contract.ts';

/** What somebody is told whose guest cart could not come along whole; undefined when there is nothing to tell. */
export function mergeMessage({ capped, dropped }: MergeOutcome): string | undefined {
  const sentences = [
    ...capped.map(({ title, quantity }) =>
      quantity === 0
        ? `No more of ${title} could be added: all there is lies in your cart already.`
        : `Only ${quantity} of ${title} could be added, there are no more in stock.`,
    ),
    ...(dropped === 0 ? [] : [`${countText(dropped, 'item')} could not be added.`]),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
