import type { Column } from '#design/tables/table.tsx';
import { ageText, bytesText, secondsBetween } from '#office/status/age-and-size.ts';
import { isSilent } from '#office/status/check-processes.ts';
import type { NotedError, PageSpeed, ProcessReport } from '#office/status/contract.ts';
import { METRIC_NAMES, type MeasuredPage, SPEED_METRICS } from '#office/status/page-speed.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './status.module.css';
import { ToneMark } from './tone-mark.tsx';

/** @param at time of the response, by the database's clock */
export function processColumns(at: Date): readonly Column<ProcessReport>[] {
  return [
    {
      key: 'what',
      head: t('office.status.head.process'),
      phone: 'lead',
      cell: ({ kind, host, pid }) => (
        <span className={styles.name}>
          {kind === 'server'
            ? t('office.status.process.server', { pid, host })
            : t('office.status.process.worker', { pid, host })}
        </span>
      ),
    },
    {
      key: 'state',
      head: t('office.status.head.state'),
      phone: 'status',
      cell: process => <ToneMark tone={isSilent(process, at) ? 'bad' : 'good'} />,
    },
    {
      key: 'version',
      head: t('office.status.head.version'),
      quiet: true,
      wideOnly: true,
      cell: ({ version }) => version,
    },
    {
      key: 'up',
      head: t('office.status.head.uptime'),
      align: 'end',
      phone: 'under',
      cell: ({ startedAt }) => ageText(secondsBetween(startedAt, at)),
    },
    {
      key: 'answered',
      head: t('office.status.head.responses'),
      align: 'end',
      cell: ({ answered }) => countText(answered),
    },
    { key: 'failed', head: t('office.status.head.failed'), align: 'end', cell: ({ failed }) => countText(failed) },
    {
      key: 'lag',
      head: t('office.status.processes.lag'),
      align: 'end',
      wideOnly: true,
      cell: ({ lagMs }) => `${Math.round(lagMs)} ms`,
    },
    {
      key: 'memory',
      head: t('office.status.head.memory'),
      align: 'end',
      phone: 'amount',
      cell: ({ memoryBytes }) => bytesText(memoryBytes),
    },
  ];
}

export const ERROR_COLUMNS: readonly Column<NotedError>[] = [
  {
    key: 'what',
    head: t('office.status.head.error'),
    phone: 'lead',
    cell: ({ what }) => <span className={styles.name}>{what}</span>,
  },
  { key: 'fault', head: t('office.status.head.type'), phone: 'amount', cell: ({ fault }) => fault ?? '–' },
  {
    key: 'place',
    head: t('office.status.head.where'),
    wideOnly: true,
    cell: ({ place }) => <span className={styles.long}>{place ?? '–'}</span>,
  },
  {
    key: 'reference',
    head: t('office.status.head.reference'),
    phone: 'under',
    cell: ({ reference }) => <span className={styles.long}>{reference ?? '–'}</span>,
  },
  {
    key: 'at',
    head: t('office.status.head.when'),
    align: 'end',
    quiet: true,
    phone: 'status',
    cell: ({ at }) => <span className={styles.when}>{dayAndHourText(at)}</span>,
  },
];

const PAGE_NAMES: Readonly<Record<MeasuredPage, string>> = {
  [paths.home]: t('office.status.speeds.page.home'),
  [paths.listing]: t('office.status.speeds.page.listing'),
  [paths.search]: t('office.status.speeds.page.search'),
  '/product/:slug': t('office.status.speeds.page.product'),
  [paths.compare]: t('office.status.speeds.page.compare'),
  [paths.wishlist]: t('office.status.speeds.page.wishlist'),
  [paths.checkout]: t('office.status.speeds.page.checkout'),
  [paths.account]: t('office.status.speeds.page.account'),
  [paths.login]: t('office.status.speeds.page.login'),
  other: t('office.status.speeds.page.other'),
};

export const SPEED_COLUMNS: readonly Column<PageSpeed>[] = [
  {
    key: 'page',
    head: t('office.status.speeds.head.page'),
    phone: 'lead',
    cell: ({ page }) => <span className={styles.name}>{PAGE_NAMES[page]}</span>,
  },
  {
    key: 'state',
    head: t('office.status.head.state'),
    phone: 'status',
    cell: speed => <ToneMark tone={METRIC_NAMES.every(name => isGood(speed, name)) ? 'good' : 'low'} />,
  },
  {
    key: 'lcp',
    head: t('office.status.speeds.head.lcp'),
    align: 'end',
    phone: 'amount',
    cell: ({ lcp }) => secondsText(lcp),
  },
  { key: 'inp', head: t('office.status.speeds.head.inp'), align: 'end', cell: ({ inp }) => msText(inp) },
  {
    key: 'cls',
    head: t('office.status.speeds.head.cls'),
    align: 'end',
    wideOnly: true,
    cell: ({ cls }) => cls?.toFixed(2) ?? '–',
  },
  { key: 'ttfb', head: t('office.status.speeds.head.ttfb'), align: 'end', cell: ({ ttfb }) => msText(ttfb) },
  {
    key: 'visits',
    head: t('office.status.speeds.head.visits'),
    align: 'end',
    phone: 'under',
    cell: ({ visits }) => countText(visits),
  },
];

function isGood(speed: PageSpeed, name: (typeof METRIC_NAMES)[number]): boolean {
  return (speed[name] ?? 0) <= SPEED_METRICS[name].good;
}

function secondsText(ms: number | null): string {
  return ms === null ? '–' : t('office.status.speeds.seconds', { seconds: (ms / 1000).toFixed(1) });
}

function msText(ms: number | null): string {
  return ms === null ? '–' : t('office.status.speeds.ms', { ms: Math.round(ms) });
}
