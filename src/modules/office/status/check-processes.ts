import { t } from '#shared/language/t.ts';
import { ageText, secondsBetween } from './age-and-size.ts';
import { type Check, verdictOf } from './check.ts';
import type { ProcessReport, ShopStatus } from './contract.ts';

/** Processes report every 15 seconds. */
const SILENT_AFTER_S = 60;
const BUSY_LAG_MS = 200;
/** Share of failed responses since the start; up to `MIN_FAILED` failures are ignored. */
const MAX_FAILED_SHARE = 0.01;
const MIN_FAILED = 100;

export function isSilent({ seenAt }: Pick<ProcessReport, 'seenAt'>, now: Date): boolean {
  return secondsBetween(seenAt, now) > SILENT_AFTER_S;
}

export function checkProcesses({ at, processes }: ShopStatus): Check {
  const here = processes.filter(each => !isSilent(each, at));
  const [silent] = processes.filter(each => isSilent(each, at));
  const slowest = Math.max(0, ...here.map(({ lagMs }) => lagMs));
  const versions = new Set(here.map(({ version }) => version));
  const failing = here.find(({ answered, failed }) => failed > MIN_FAILED && failed / answered > MAX_FAILED_SHARE);
  return {
    key: 'processes',
    title: t('office.status.processes.title'),
    ...verdictOf(
      [
        [
          silent !== undefined,
          'bad',
          silent
            ? t('office.status.processes.silent', {
                pid: silent.pid,
                host: silent.host,
                age: ageText(secondsBetween(silent.seenAt, at)),
              })
            : '',
          t('office.status.processes.silentTodo'),
        ],
        [
          failing !== undefined,
          'bad',
          failing ? t('office.status.processes.failing', { pid: failing.pid, host: failing.host }) : '',
          t('office.status.processes.failingTodo'),
        ],
        [
          slowest > BUSY_LAG_MS,
          'low',
          t('office.status.processes.lagging', { ms: Math.round(slowest) }),
          t('office.status.processes.laggingTodo'),
        ],
        [
          versions.size > 1,
          'low',
          t('office.status.processes.versions', { count: here.length }),
          t('office.status.processes.versionsTodo'),
        ],
      ],
      t('office.status.processes.good', { count: here.length }),
    ),
    facts: [
      [
        t('office.status.processes.longestUptime'),
        here.length > 0 ? ageText(Math.max(...here.map(each => secondsBetween(each.startedAt, at)))) : '–',
      ],
      [t('office.status.processes.lag'), `${Math.round(slowest)} ms`],
    ],
  };
}
