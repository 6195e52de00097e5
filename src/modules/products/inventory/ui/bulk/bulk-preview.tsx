import { Checkbox } from '#design/choices/checkbox.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { classes } from '#design/theme/classes.ts';
import type { BulkAnswer, changeInBulk } from '#products/inventory/stock/stock-sheet.contract.ts';
import type { AnswerState } from '#routing/use-answer.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, priceTag } from '#shared/money/money.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './bulk-sheet.module.css';

type Effect = BulkAnswer['first'][number];

type BulkPreviewProps = {
  asked: AnswerState<AnswerOf<typeof changeInBulk>> | undefined;
  /** Only for operations meant to lower prices: whether products that would get more expensive are skipped. */
  raised: { readonly isLeft: boolean; readonly onLeave: (isLeft: boolean) => void } | undefined;
};

/** The effects of a bulk operation: how many products, the first of them, and errors. */
export function BulkPreview({ asked, raised }: BulkPreviewProps) {
  if (!asked) return <p className={classes(styles.preview, styles.quiet)}>{t('products.inventory.bulk.empty')}</p>;
  if (asked.problem) return <p className={styles.preview}>{asked.problem.message}</p>;
  const preview = asked.answer?.data;
  if (!preview)
    return (
      <div className={styles.preview} aria-busy="true">
        <Skeleton length="long" />
      </div>
    );
  // Products in the warning are not repeated in the list.
  const named = new Set(raised ? preview.firstRaised.map(effect => effect._id) : []);
  const others = preview.first.filter(effect => !named.has(effect._id));
  const rest = preview.changed - others.length - (raised && !raised.isLeft ? preview.raised : 0);
  return (
    <section className={classes(styles.preview, !asked.isFresh && styles.stale)} aria-labelledby="bulk-preview">
      <div role="status">
        <h3 id="bulk-preview" className={styles.head}>
          {headOf(preview)}
        </h3>
      </div>
      {raised && preview.raised > 0 && (
        <div className={styles.raised} role="alert">
          <p className={styles.warning}>{raisedWords(preview.raised, raised.isLeft)}</p>
          <Effects effects={preview.firstRaised} />
          {preview.raised > preview.firstRaised.length && (
            <p className={styles.quiet}>
              {t('products.inventory.bulk.more', { count: preview.raised - preview.firstRaised.length })}
            </p>
          )}
          <Checkbox
            label={t('products.inventory.bulk.skip')}
            checked={raised.isLeft}
            onChange={event => raised.onLeave(event.currentTarget.checked)}
          />
        </div>
      )}
      <Effects effects={others} />
      {rest > 0 && <p className={styles.quiet}>{t('products.inventory.bulk.more', { count: rest })}</p>}
      {preview.waiting > 0 && <p>{t('products.approvals.told.pricesWait', { count: preview.waiting })}</p>}
      {preview.refused > 0 && (
        <div className={styles.refusals}>
          <p>{t('products.inventory.bulk.refused', { count: preview.refused })}</p>
          <ul>
            {preview.refusals.map(({ title, message }) => (
              <li key={title}>
                {title}. {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function raisedWords(count: number, isLeft: boolean): string {
  return isLeft ? t('products.inventory.bulk.raisedLeft', { count }) : t('products.inventory.bulk.raised', { count });
}

function Effects({ effects }: { effects: readonly Effect[] }) {
  return (
    <ul className={styles.list}>
      {effects.map(effect => (
        <li key={effect._id} className={styles.line}>
          <span className={styles.name} title={effect.title}>
            {effect.title}
          </span>
          <Figures effect={effect} />
        </li>
      ))}
    </ul>
  );
}

function headOf({ changed, same, stale }: BulkAnswer): string {
  const parts = [t('products.inventory.bulk.willChange', { count: changed })];
  if (same > 0) parts.push(t('products.inventory.bulk.same', { count: same }));
  if (stale > 0) parts.push(t('products.inventory.bulk.stale', { count: stale }));
  return parts.join(', ');
}

function Figures({ effect: { was, is } }: { effect: Effect }) {
  const [before, after] =
    was.stock !== is.stock
      ? [countText(was.stock), countText(is.stock)]
      : was.price !== is.price
        ? [priceTag(was.price), priceTag(is.price)]
        : [saleText(was.salePrice), saleText(is.salePrice)];
  return (
    <span className={styles.figures}>
      <span className={styles.was}>{before}</span> → {after}
    </span>
  );
}

function saleText(amount: Paise | null): string {
  return amount === null ? t('products.inventory.bulk.none') : priceTag(amount);
}
