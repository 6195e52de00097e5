import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { Sheet } from '#design/overlays/sheet.tsx';
import { Price } from '#design/prices/price.tsx';
import type { EarningsRow, LedgerPosting } from '#finance/ledger/contract.ts';
import { linesOf, madeOf } from '#finance/ledger/earnings/earnings-words.ts';
import { CAUSE_LABELS } from '#finance/ledger/earnings/entry-kinds.ts';
import { PayableMark } from '#finance/ledger/ui/earnings/earnings-columns.tsx';
import { ordersAddress } from '#orders/orders/list/order-list-state.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText, dayOfText } from '#shared/time/dates.ts';
import { earningName } from './earnings-columns.tsx';
import styles from './earnings-details.module.css';

type EarningsDetailsProps = {
  row: EarningsRow | undefined;
  onClose: () => void;
  /** For administrators: opens the dialog to reverse a payout. */
  onReverse?: ((posting: LedgerPosting) => void) | undefined;
};

/** The postings of an order, payout or adjustment in detail. */
export function EarningsDetails({ row, onClose, onReverse }: EarningsDetailsProps) {
  return (
    <Sheet
      open={row !== undefined}
      onClose={onClose}
      title={row ? earningName(row) : ''}
      aside={row?.order && <PayableMark row={row} />}
    >
      {row && (
        <div className={styles.details}>
          {row.postings.map(posting => (
            <PostingMadeOf key={posting.id} posting={posting}>
              {onReverse && posting.cause === 'paid_out' && !posting.isReversed && (
                <Button size="sm" aria-haspopup="dialog" onClick={() => onReverse(posting)}>
                  {t('finance.ledger.reverse.verb')}
                </Button>
              )}
            </PostingMadeOf>
          ))}
          {row.postings.length > 1 && (
            <p className={styles.whole}>
              <span>{t('finance.ledger.details.total')}</span>
              <Price paise={row.amount} format="total" />
            </p>
          )}
          {row.order && (
            <Link className={styles.order} to={ordersAddress.href({ order: row.order._id, page: 1 })}>
              {t('finance.ledger.details.openOrder')}
            </Link>
          )}
        </div>
      )}
    </Sheet>
  );
}

/** One posting: items, entries and total. */
function PostingMadeOf({ posting, children }: { posting: LedgerPosting; children?: ReactNode }) {
  const id = useId();
  const { cause, at, amount, lines, byName, note, paidOn, reference, isReversed } = posting;
  const paid = paidOn === null ? undefined : { day: dayOfText(paidOn), reference: reference ?? '' };
  const time = <time dateTime={at.toISOString()}>{dayAndHourText(at)}</time>;
  return (
    <section aria-labelledby={id} className={styles.posting}>
      <h3 id={id}>{CAUSE_LABELS[cause]}</h3>
      <p className={styles.quiet}>
        {byName === null ? time : rich('finance.ledger.details.by', { time, name: byName })}
      </p>
      {paid && (
        <p>
          {isReversed
            ? t('finance.ledger.details.paidReversed', { day: paid.day, reference: paid.reference })
            : t('finance.ledger.details.paid', { day: paid.day, reference: paid.reference })}
        </p>
      )}
      {note !== null && <p className={styles.note}>{note}</p>}
      {lines.length > 0 && (
        <ul className={styles.goods}>
          {lines.map(({ title, quantity, amount: worth }) => (
            <li key={`${title} ${quantity}`}>
              <span>
                {Math.abs(quantity)} × {title}
              </span>
              <Price paise={worth} format="total" />
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.entries}>
        {linesOf(posting).map(entry => {
          const share = madeOf(entry);
          return (
            <div key={`${entry.kind} ${entry.rateBp}`}>
              <dt>
                {entry.label}
                {share && (
                  <span className={styles.share}>
                    {rich('finance.ledger.details.share', {
                      rate: share.rate,
                      base: <Price paise={share.base} format="total" />,
                    })}
                  </span>
                )}
              </dt>
              <dd>
                <Price paise={entry.amount} format="total" />
              </dd>
            </div>
          );
        })}
        <div className={styles.sum}>
          <dt>{amount < 0 ? t('finance.ledger.details.deducted') : t('finance.ledger.details.added')}</dt>
          <dd>
            <Price paise={amount} format="total" />
          </dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
