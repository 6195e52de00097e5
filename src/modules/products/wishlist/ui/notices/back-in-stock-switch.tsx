import { Checkbox } from '#design/choices/checkbox.tsx';
import type { ProductBrief } from '#products/catalog/product/product.schema.ts';
import { readSaved, toggleSaved } from '#products/wishlist/saved-products.ts';
import { t } from '#shared/language/t.ts';
import { useNotices } from './use-notices.ts';

/** Whether the shopper gets a mail when the product is back in stock. */
export function BackInStockSwitch({ product }: { product: ProductBrief }) {
  const { entryOf, set, changing } = useNotices();
  const entry = entryOf(product._id);
  const change = async (isOn: boolean) => {
    const isSet = await set(product._id, 'tellOfReturn', isOn);
    // The server has saved it too.
    if (isSet && isOn && !(product._id in readSaved())) toggleSaved(product);
  };
  return (
    <Checkbox
      label={t('products.wishlist.tellOfReturn')}
      checked={entry?.tellOfReturn ?? false}
      disabled={!entry || changing !== undefined}
      onChange={event => void change(event.currentTarget.checked)}
    />
  );
}
