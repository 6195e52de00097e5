import { GridRows } from '@visx/grid';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { type PointerEvent, useState } from 'react';
import { Price } from '#design/prices/price.tsx';
import { classes } from '#design/theme/classes.ts';
import type { Point } from '#office/dashboard/contract.ts';
import { axisText } from '#office/dashboard/figure-text.ts';
import { type DashboardPeriod, PERIOD_WORDS, SLOTS } from '#office/dashboard/period.ts';
import { chartSlotText, namedSlots, shortSlotText } from '#office/dashboard/slot-text.ts';
import { t } from '#shared/language/t.ts';
import { paise } from '#shared/money/money.ts';
import styles from './sales-chart.module.css';

export interface SalesChartProps {
  points: readonly Point[];
  period: DashboardPeriod;
  width: number;
  height: number;
}

/** Narrower charts abbreviate lakh and crore. */
const NARROW = 520;
const TOP = 10;
const FOOT = 30;
const RIGHT = 8;
/** Minimum width of a label below the chart, and what each letter of a longer one takes. */
const NAME_ROOM = 62;
const LETTER_ROOM = 8;
/** Minimum width of a visible stripe. */
const MIN_BAND = 14;
/** Minimum upper end of the scale: ₹1,000. */
const MIN_TOP = 1_000_00;

/** Sales of a period and of the previous one as two lines, with a tooltip for the slot under the pointer. */
export function SalesChart({ points, period, width, height }: SalesChartProps) {
  const [pointed, setPointed] = useState<number>();
  const isNarrow = width < NARROW;
  const left = isNarrow ? 60 : 76;
  const last = points.length - 1;
  const most = Math.max(MIN_TOP, ...points.map(point => Math.max(point.sales, point.salesBefore)));
  const x = scaleLinear<number>({ domain: [0, SLOTS[period] - 1], range: [left, width - RIGHT] });
  const y = scaleLinear<number>({ domain: [0, most], range: [height - FOOT, TOP], nice: 4 });
  const ticks = y.ticks(4);
  const longest = Math.max(...points.map(each => shortSlotText(period, each.from).length));
  const nameRoom = Math.max(NAME_ROOM, longest * LETTER_ROOM);
  const band = Math.max((width - left - RIGHT) / (SLOTS[period] - 1), MIN_BAND);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const at = Math.round(x.invert(event.clientX - event.currentTarget.getBoundingClientRect().left));
    setPointed(Math.min(last, Math.max(0, at)));
  };
  const shown = Math.min(pointed ?? last, last);
  const atShown = points[shown];
  return (
    <svg
      className={styles.chart}
      width={width}
      height={height}
      aria-hidden="true"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(undefined)}
    >
      {pointed !== undefined && (
        <rect className={styles.band} x={x(shown) - band / 2} y={TOP} width={band} height={height - FOOT - TOP} />
      )}
      <GridRows
        className={classes(styles.grid)}
        scale={y}
        left={left}
        width={width - left - RIGHT}
        tickValues={ticks}
        stroke="currentColor"
      />
      {ticks.map(tick => (
        <text key={tick} className={styles.name} x={left - 10} y={y(tick)} dy="0.32em" textAnchor="end">
          {axisText(paise(tick), isNarrow)}
        </text>
      ))}
      {namedSlots(period, (width - left) / nameRoom).map(index => (
        <text
          key={index}
          className={styles.name}
          x={x(index)}
          y={height - 8}
          textAnchor={index === SLOTS[period] - 1 ? 'end' : 'middle'}
        >
          {shortSlotText(period, slotFrom(points, period, index))}
        </text>
      ))}
      <LinePath
        className={classes(styles.before)}
        data={[...points]}
        x={(_, at) => x(at)}
        y={each => y(each.salesBefore)}
      />
      <LinePath className={classes(styles.now)} data={[...points]} x={(_, at) => x(at)} y={each => y(each.sales)} />
      {atShown && <circle className={styles.dot} cx={x(shown)} cy={y(atShown.sales)} r="4.5" />}
      {atShown && pointed !== undefined && (
        <SalesChartTip point={atShown} period={period} x={x(shown)} besides={band / 2} width={width} />
      )}
    </svg>
  );
}

/** Today's chart also labels the hours to come, for which there are no points yet. */
function slotFrom(points: readonly Point[], period: DashboardPeriod, index: number): Date {
  const known = points[index]?.from;
  if (known || period !== 'today') return known ?? new Date(0);
  return new Date((points[0]?.from.getTime() ?? 0) + index * 60 * 60 * 1000);
}

/** Large enough for any amount. */
const TIP_WIDTH = 240;
const TIP_HEIGHT = 74;
const TIP_GAP = 6;

function earlier(period: DashboardPeriod): string {
  return period === 'today'
    ? t('office.dashboard.sales.yesterday')
    : t('office.dashboard.sales.earlier', { period: PERIOD_WORDS[period]() });
}

interface SalesChartTipProps {
  point: Point;
  period: DashboardPeriod;
  /** Position of the point, and half the width of its stripe. */
  x: number;
  besides: number;
  /** Width of the chart. */
  width: number;
}

/** Tooltip beside the stripe of the point under the pointer. */
function SalesChartTip({ point, period, x, besides, width }: SalesChartTipProps) {
  const isLeft = x > width / 2;
  const gap = besides + TIP_GAP;
  return (
    <foreignObject
      x={isLeft ? x - gap - TIP_WIDTH : x + gap}
      y={4}
      width={TIP_WIDTH}
      height={TIP_HEIGHT}
      className={styles.tipPlace}
    >
      <div className={isLeft ? styles.atEnd : undefined}>
        <div className={styles.tip}>
          <b>{chartSlotText(period, point.from)}</b>
          <Price paise={point.sales} format="total" /> · {t('office.dashboard.sales.orders', { count: point.orders })}
          <br />
          {earlier(period)} <Price paise={point.salesBefore} format="total" />
        </div>
      </div>
    </foreignObject>
  );
}
