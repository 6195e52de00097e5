import { StatusMark } from '#design/data/status-mark.tsx';
import { badgeOf } from '#products/catalog/product/badge.ts';
import type { OwnProduct } from '#products/inventory/own-products/own-products.contract.ts';

/** The badge that shoppers see on a card, as a status mark. */
export function StockBadge({ product }: { product: OwnProduct }) {
  const badge = badgeOf(product);
  if (!badge) return null;
  if (badge.kind === 'sale') return <span>{badge.text}</span>;
  return (
    <StatusMark shape="disc" tone={badge.kind === 'out' ? 'bad' : 'low'}>
      {badge.text}
    </StatusMark>
  );
}
