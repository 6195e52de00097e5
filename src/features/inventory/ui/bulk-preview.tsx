import { classes } from '#design/classes.ts';
import { Skeleton } from '#design/skeleton.tsx';
import type { BulkAnswer, changeInBulk } from '#features/inventory/stock-sheet.contract.ts';
import type { Asked } from '#routing/use-answer.ts';
import { countText } from '#shared/count-text.ts';
import type { AnswerOf } from '#shared/endpoint.ts';
import { type Paise, priceTag } from '#shared/money.ts';
import styles from './bulk-sheet.module.css';

type Effect = BulkAnswer['first'][number];

/** What a bulk act would do: to how many, to the first of them, and what it can't do. */
export function BulkPreview({ asked }: { asked: Asked<AnswerOf<typeof changeInBulk>> | undefined }) {
  if (!asked) return <p className={classes(styles.preview, styles.quiet)}>What will change is shown here first.</p>;
  if (asked.problem) return <p className={styles.preview}>{asked.problem.message}</p>;
  const preview = asked.answer?.data;
  if (!preview)
    return (
      <div className={styles.preview} aria-busy="true">
        <Skeleton length="long" />
      </div>
    );
  const rest = preview.changed - preview.first.length;
  return (
    <section className={classes(styles.preview, !asked.isFresh && styles.stale)} aria-labelledby="bulk-preview">
      <div role="status">
        <h3 id="bulk-preview" className={styles.head}>
          {headOf(preview)}
        </h3>
      </div>
      <ul className={styles.list}>
        {preview.first.map(effect => (
          <li key={effect._id} className={styles.line}>
            <span className={styles.name} title={effect.title}>
              {effect.title}
            </span>
            <Figures effect={effect} />
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={styles.quiet}>and {countText(rest)} more</p>}
      {preview.refused > 0 && (
        <div className={styles.refusals}>
          <p>{countText(preview.refused)} can’t be changed so and will stay as they are:</p>
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

function headOf({ changed, same, stale }: BulkAnswer): string {
  const parts = [`${countText(changed, 'product')} will change`];
  if (same > 0) parts.push(`${countText(same)} already so`);
  if (stale > 0) parts.push(`${countText(stale)} changed elsewhere since you looked`);
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
  return amount === null ? 'none' : priceTag(amount);
}
