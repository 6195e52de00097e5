import { Price } from '#design/price.tsx';
import type { Point } from '#features/dashboard/contract.ts';
import { PERIOD_WORDS, type Period } from '#features/dashboard/period.ts';
import { slotText } from '#features/dashboard/slot-text.ts';
import { countText } from '#shared/count-text.ts';
import styles from './sales-chart.module.css';

/** Room that is enough for any amount; what it says is laid out at the side of the pointer. */
const WIDTH = 240;
const HEIGHT = 74;
const GAP = 14;

/** When the other line was drawn. */
function earlier(period: Period): string {
  return period === 'today' ? 'yesterday' : `${PERIOD_WORDS[period]} earlier`;
}

/** What was sold at the place one points to. */
export function SalesChartTip({ point, period, x, width }: { point: Point; period: Period; x: number; width: number }) {
  const isLeft = x > width / 2;
  return (
    <foreignObject
      x={isLeft ? x - GAP - WIDTH : x + GAP}
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
