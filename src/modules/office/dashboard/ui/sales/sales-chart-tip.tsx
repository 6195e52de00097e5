import { Price } from '#design/prices/price.tsx';
import type { Point } from '#office/dashboard/contract.ts';
import { PERIOD_WORDS, type Period } from '#office/dashboard/period.ts';
import { slotText } from '#office/dashboard/slot-text.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './sales-chart.module.css';

/** Room that is enough for any amount; what it says is laid out at the side of the pointer. */
const WIDTH = 240;
const HEIGHT = 74;
const GAP = 6;

/** When the other line was drawn. */
function earlier(period: Period): string {
  return period === 'today' ? 'yesterday' : `${PERIOD_WORDS[period]} earlier`;
}

export interface SalesChartTipProps {
  point: Point;
  period: Period;
  /** Where the point is, and how much of its stripe lies on either side of it. */
  x: number;
  besides: number;
  /** How wide the chart is. */
  width: number;
}

/** What was sold at the place one points to, said beside its stripe. */
export function SalesChartTip({ point, period, x, besides, width }: SalesChartTipProps) {
  const isLeft = x > width / 2;
  const gap = besides + GAP;
  return (
    <foreignObject
      x={isLeft ? x - gap - WIDTH : x + gap}
      y={4}
      width={WIDTH}
      height={HEIGHT}
      className={styles.tipPlace}
    >
      <div className={isLeft ? styles.atEnd : undefined}>
        <div className={styles.tip}>
          <b>{slotText(period, point.from)}</b>
          <Price paise={point.sales} format="total" /> · {countText(point.orders, 'order')}
          <br />
          {earlier(period)} <Price paise={point.salesBefore} format="total" />
        </div>
      </div>
    </foreignObject>
  );
}
