import { Link } from 'react-router';
import { Figure, FigureStrip } from '#design/data/figure-strip.tsx';
import type { Dashboard } from '#office/dashboard/contract.ts';
import { changeText, differenceText, lakhText } from '#office/dashboard/figure-text.ts';
import { intervalText } from '#office/dashboard/slot-text.ts';
import { t } from '#shared/language/t.ts';
import { paise } from '#shared/money/money.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './period-figures.module.css';

/** The figures of a period in one line, compared with the previous period. */
export function PeriodFigures({ data }: { data: Dashboard | undefined }) {
  return (
    <FigureStrip className={styles.strip}>
      <Figure name={t('office.dashboard.figures.sales')} data={data}>
        {({ now, before }) => (
          <>
            {lakhText(now.sales)}
            <Change now={now.sales} before={before.sales} />
            {data && changeText(now.sales, before.sales) !== undefined && (
              <small className={styles.on}>{t('office.dashboard.figures.on', { before: beforeWords(data) })}</small>
            )}
          </>
        )}
      </Figure>
      <Figure name={t('office.dashboard.figures.orders')} data={data}>
        {({ now, before }) => (
          <>
            {countText(now.orders)} <small>{differenceText(now.orders, before.orders)}</small>
          </>
        )}
      </Figure>
      <Figure name={t('office.dashboard.figures.average')} data={data}>
        {({ now }) => (now.orders === 0 ? '–' : lakhText(paise(Math.round(now.sales / now.orders / 100) * 100)))}
      </Figure>
      <Figure name={t('office.dashboard.dispatch.title')} data={data}>
        {({ dispatch }) => (
          <>
            {countText(dispatch.today)}
            {dispatch.late > 0 && (
              <small className={styles.late}>{t('office.dashboard.figures.late', { count: dispatch.late })}</small>
            )}
          </>
        )}
      </Figure>
      <Figure name={t('office.dashboard.figures.returns')} data={data}>
        {({ returnsWaiting }) => <Link to={adminPaths.returns}>{countText(returnsWaiting)}</Link>}
      </Figure>
      <Figure name={t('office.dashboard.figures.delivery')} data={data}>
        {({ now }) => lakhText(now.delivery)}
      </Figure>
    </FigureStrip>
  );
}

/** Today is compared with yesterday up to the same time. */
function beforeWords({ period, fromBefore, toBefore }: Dashboard): string {
  return period === 'today' ? t('office.dashboard.figures.yesterday') : intervalText(fromBefore, toBefore);
}

function Change({ now, before }: { now: number; before: number }) {
  const text = changeText(now, before);
  return text === undefined ? null : <small className={now > before ? styles.more : undefined}>{text}</small>;
}
