import type { ReactNode } from 'react';
import { Price } from '#design/price.tsx';
import { Skeleton } from '#design/skeleton.tsx';
import type { EarningsSummary } from '#features/ledger/contract.ts';
import { dayText } from '#shared/dates.ts';
import styles from './earnings-figures.module.css';

/** How a seller stands, in one line. */
export function EarningsFigures({ summary }: { summary: EarningsSummary | undefined }) {
  return (
    <dl className={styles.strip}>
      <Figure name="Balance" summary={summary}>
        {({ balance }) => <Price paise={balance} format="total" />}
      </Figure>
      <Figure name="Payable now" summary={summary}>
        {({ payable, held }) => (
          <>
            <Price paise={payable} format="total" />
            {held !== 0 && (
              <small>
                <Price paise={held} format="total" /> on hold
              </small>
            )}
          </>
        )}
      </Figure>
      <Figure name="Next to come" summary={summary}>
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
      <Figure name="Last payout" summary={summary}>
        {({ lastPayout }) =>
          lastPayout ? (
            <>
              <Price paise={lastPayout.amount} format="total" />
              <small>{dayText(new Date(`${lastPayout.paidOn}T12:00:00+05:30`))}</small>
            </>
          ) : (
            '–'
          )
        }
      </Figure>
    </dl>
  );
}

type FigureProps = {
  name: string;
  summary: EarningsSummary | undefined;
  children: (summary: EarningsSummary) => ReactNode;
};

function Figure({ name, summary, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{summary ? children(summary) : <Skeleton length="medium" />}</dd>
    </div>
  );
}
