import { Price } from '#design/prices/price.tsx';
import type { CardProduct } from '#products/catalog/product/product.schema.ts';
import { rich } from '#shared/language/rich.ts';

/** The lowest price of 30 days, beside a reduction. */
export function LowestNote({
  product: { lowestPrice },
  className,
}: {
  product: CardProduct;
  className?: string | undefined;
}) {
  if (lowestPrice === null) return null;
  return (
    <p className={className} data-part="note">
      {rich('products.catalog.card.lowest', { price: <Price paise={lowestPrice} /> })}
    </p>
  );
}
