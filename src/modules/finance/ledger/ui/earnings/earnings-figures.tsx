import { Figure, FigureStrip } from '#design/data/figure-strip.tsx';
import { Price } from '#design/prices/price.tsx';
import type { EarningsSummary } from '#finance/ledger/contract.ts';
import { dayOfText, dayText } from '#shared/time/dates.ts';
import styles from './earnings-figures.module.css';

/** Key figures of a seller's balance. */
export function EarningsFigures({ summary }: { summary: EarningsSummary | undefined }) {
  return (
    <FigureStrip className={styles.strip}>
      <Figure name="Balance" data={summary}>
        {({ balance }) => <Price paise={balance} format="total" />}
      </Figure>
      <Figure name="Payable now" data={summary}>
        {({ payable, held, awaitingCash }) => (
          <>
            <Price paise={payable} format="total" />
            {held !== 0 && (
              <small>
                <Price paise={held} format="total" /> on hold
              </small>
            )}
            {awaitingCash !== 0 && (
              <small>
                <Price paise={awaitingCash} format="total" /> waiting for cash
              </small>
            )}
          </>
        )}
      </Figure>
      <Figure name="Payable next" data={summary}>
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
      <Figure name="Last payout" data={summary}>
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
