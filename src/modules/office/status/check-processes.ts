import { countText } from '#shared/text/count-text.ts';
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
  const words = countText(here.length, 'process runs', 'processes run');
  return {
    key: 'processes',
    title: 'Processes',
    ...verdictOf(
      [
        [
          silent !== undefined,
          'bad',
          `Process ${silent?.pid} on ${silent?.host} has not responded for ${silent ? ageText(secondsBetween(silent.seenAt, at)) : ''}.`,
          'If it was not stopped on purpose, check the end of its log and restart it.',
        ],
        [
          failing !== undefined,
          'bad',
          `Process ${failing?.pid} on ${failing?.host} is failing on more than 1% of requests.`,
          'See the errors below and find their references in the log.',
        ],
        [
          slowest > BUSY_LAG_MS,
          'low',
          `A process is lagging by ${Math.round(slowest)} ms.`,
          'It has more work than one CPU can do. If this continues, add a process.',
        ],
        [
          versions.size > 1,
          'low',
          `${words} with different versions.`,
          'This is normal during an upgrade. Afterwards, restart the processes with the old version.',
        ],
      ],
      `${countText(here.length, 'process is running and responding', 'processes are running and responding')} in time.`,
    ),
    facts: [
      [
        'Longest uptime',
        here.length > 0 ? ageText(Math.max(...here.map(each => secondsBetween(each.startedAt, at)))) : '–',
      ],
      ['Lag', `${Math.round(slowest)} ms`],
    ],
  };
}
