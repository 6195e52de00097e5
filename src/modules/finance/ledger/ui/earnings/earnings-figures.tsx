import { Figure, FigureStrip } from '#design/data/figure-strip.tsx';
import { Price } from '#design/prices/price.tsx';
import type { EarningsSummary } from '#finance/ledger/contract.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { dayOfText, dayText } from '#shared/time/dates.ts';
import styles from './earnings-figures.module.css';

/** Key figures of a seller's balance. */
export function EarningsFigures({ summary }: { summary: EarningsSummary | undefined }) {
  return (
    <FigureStrip className={styles.strip}>
      <Figure name={t('finance.ledger.figure.balance')} data={summary}>
        {({ balance }) => <Price paise={balance} format="total" />}
      </Figure>
      <Figure name={t('finance.ledger.figure.payable')} data={summary}>
        {({ payable, held, awaitingCash }) => (
          <>
            <Price paise={payable} format="total" />
            {held !== 0 && (
              <small>{rich('finance.ledger.figure.held', { amount: <Price paise={held} format="total" /> })}</small>
            )}
            {awaitingCash !== 0 && (
              <small>
                {rich('finance.ledger.figure.awaitingCash', { amount: <Price paise={awaitingCash} format="total" /> })}
              </small>
            )}
          </>
        )}
      </Figure>
      <Figure name={t('finance.ledger.figure.next')} data={summary}>
        {({ next }) =>
          next ? (
            <>
              <Price paise={next.amount} format="total" />
              <small>{dayText(next.at)}</small>
            </>
          ) : (
            '–'
          )
        }
      </Figure>
      <Figure name={t('finance.ledger.figure.last')} data={summary}>
        {({ lastPayout }) =>
          lastPayout ? (
            <>
              <Price paise={lastPayout.amount} format="total" />
              <small>{dayOfText(lastPayout.paidOn)}</small>
            </>
          ) : (
            '–'
          )
        }
      </Figure>
    </FigureStrip>
  );
}
