import { Button } from '#design/buttons/button.tsx';
import { isChanged, type StockDraft } from '#products/inventory/stock/stock-drafts.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './not-saved.module.css';
import type { StockDrafts } from './use-stock-drafts.ts';

/** Rows that were not saved, each with the current values and the typed ones. */
export function NotSaved({ drafts }: { drafts: StockDrafts }) {
  const refused = [...drafts.all.values()].filter(({ refusal }) => refusal !== undefined);
  if (refused.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="not-saved">
      <h2 id="not-saved" className={styles.head}>
        {t('products.inventory.notSaved', { count: refused.length })}
      </h2>
      <ul>
        {refused.map(draft => (
          <li key={draft.row._id} className={styles.row}>
            <p className={styles.words}>
              <span className={styles.title}>{draft.row.title}.</span> {draft.refusal}
            </p>
            <span className={styles.acts}>
              <Button size="sm" onClick={() => drafts.drop(draft)}>
                {nowWords(draft)}
              </Button>
              {draft.now && draft.now !== draft.row && (
                <Button size="sm" onClick={() => drafts.rebase(draft)}>
                  {typedWords(draft)}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nowWords({ now, ...draft }: StockDraft): string {
  if (!now) return t('products.inventory.notSavedDiscard');
  return isChanged(draft, 'stock')
    ? t('products.inventory.use', { value: countText(now.stock) })
    : t('products.inventory.use', { value: priceTag(now.salePrice ?? now.price) });
}

function typedWords(draft: StockDraft): string {
  return isChanged(draft, 'stock')
    ? t('products.inventory.recount', { value: draft.typed.stock ?? '' })
    : t('products.inventory.notSavedKeep');
}
