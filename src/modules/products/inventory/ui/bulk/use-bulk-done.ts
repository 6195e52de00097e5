import { useToast } from '#design/toasts/toast-context.ts';
import type { BulkAnswer } from '#products/inventory/stock/stock-sheet.contract.ts';
import { countText } from '#shared/text/count-text.ts';
import type { UndoPrices } from './use-undo-prices.ts';

/** Says what a bulk act has done and what it has not, and offers to take changed prices back. */
export function useBulkDone(undo: UndoPrices) {
  const toasts = useToast();
  return ({ changed, refused, stale, back }: BulkAnswer) => {
    undo.offer(back, `${countText(back.length, 'price')} changed`);
    const left = [
      refused > 0 && `${countText(refused)} could not be changed`,
      stale > 0 && `${countText(stale)} were changed elsewhere`,
    ].filter(Boolean);
    const description = left.length > 0 ? `${left.join(', ')}.` : undefined;
    toasts.show({ title: `${countText(changed, 'product')} changed`, description, tone: 'good' });
  };
}
