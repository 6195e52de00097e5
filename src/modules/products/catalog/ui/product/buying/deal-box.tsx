import { useEffect, useState } from 'react';
import { Badge } from '#design/data/badge.tsx';
import { ProgressBar } from '#design/feedback/progress-bar.tsx';
import type { ProductDetail } from '#products/catalog/product/product.schema.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './deal-box.module.css';

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/**
 * What a product's page tells of a running deal. The server writes when it ends; on the last day the browser counts down in
 * the same line, so nothing moves.
 */
export function DealBox({ deal }: { deal: NonNullable<ProductDetail['deal']> }) {
  const { endsAt, claimed, perPerson } = deal;
  const left = useMsLeft(endsAt);
  const claimedWords = t('products.catalog.deal.claimed', { claimed });
  return (
    <div className={styles.box}>
      <p className={styles.line}>
        <Badge tone="volt">{t('products.catalog.deal.badge')}</Badge>
        <time dateTime={endsAt} className={styles.time}>
          {left !== undefined && left > 0 && left < DAY_MS
            ? t('products.catalog.deal.endsIn', { time: clockText(left) })
            : t('products.catalog.deal.until', { at: dayAndHourText(new Date(endsAt)) })}
        </time>
      </p>
      <ProgressBar label={claimedWords} value={claimed} max={100} />
      <p className={styles.claimed}>
        {claimedWords}
        {perPerson !== null && ` · ${t('products.catalog.deal.perPerson', { most: perPerson })}`}
      </p>
    </div>
  );
}

/** Milliseconds left, by the second; undefined until the browser counts. */
function useMsLeft(endsAt: string): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const tick = () => setLeft(Date.parse(endsAt) - Date.now());
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}

/** `2:05:09` */
function clockText(ms: number): string {
  const seconds = Math.floor(ms / SECOND_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
