import { Button } from '#design/buttons/button.tsx';
import { t } from '#shared/language/t.ts';
import styles from './spec-proposals.module.css';
import type { ProductForm } from './use-product-form.ts';
import type { SpecProposal } from './use-spec-proposals.ts';

/** Values found in the seller's texts, each with the words that say it; a press fills in its input. */
export function SpecProposals({ proposals, form }: { proposals: readonly SpecProposal[]; form: ProductForm }) {
  const take = (taken: readonly SpecProposal[]) =>
    form.change(taken.reduce((typed, proposal) => proposal.take(typed), form.typed));
  return (
    <section className={styles.proposals} aria-labelledby="spec-proposals">
      <header className={styles.head}>
        <h3 id="spec-proposals">{t('products.inventory.proposals.title')}</h3>
        {proposals.length > 1 && (
          <Button size="sm" onClick={() => take(proposals)}>
            {t('products.inventory.proposals.takeAll', { count: proposals.length })}
          </Button>
        )}
      </header>
      <ul className={styles.list}>
        {proposals.map(proposal => {
          const { key, label, value, source, where } = proposal;
          return (
            <li key={key} className={styles.row}>
              <span className={styles.said}>
                <span className={styles.value}>
                  {label}: {value}
                </span>
                <span className={styles.source}>
                  {t('products.inventory.proposals.source', { source, place: where })}
                </span>
              </span>
              <Button
                size="sm"
                tone="quiet"
                aria-label={t('products.inventory.proposals.take', { label, value })}
                onClick={() => take([proposal])}
              >
                {t('products.inventory.proposals.takeShort')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
