import { getOwnFitted } from '#products/catalog/contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';

/** What the shopper has bought here that the product fits. Nothing if there is none, or it can’t be loaded. */
export function OwnFitted({ id }: { id: ProductId }) {
  const { answer } = useAnswer(getOwnFitted, { id });
  if (!answer || answer.data.length === 0) return null;
  return (
    <p>
      <b>{t('products.catalog.fits.own', { names: answer.data.join(', ') })}</b>
    </p>
  );
}
