import { countText } from '#shared/count-text.ts';
import { ageText, secondsBetween } from './age-text.ts';
import { type Check, verdictOf } from './check.ts';
import type { ProcessReport, ShopStatus } from './contract.ts';

/** A process says every 15 seconds that it is there. */
const SILENT_AFTER_S = 60;
const BUSY_LAG_MS = 200;
/** Of the answers since its start; a few that fail are in the errors. */
const MANY_FAIL = 0.01;
const FEW = 100;

export function isSilent({ seenAt }: Pick<ProcessReport, 'seenAt'>, now: Date): boolean {
  return secondsBetween(seenAt, now) > SILENT_AFTER_S;
}

export function checkProcesses({ at, processes }: ShopStatus): Check {
  const here = processes.filter(each => !isSilent(each, at));
  const [silent] = processes.filter(each => isSilent(each, at));
  const slowest = Math.max(0, ...here.map(({ lagMs }) => lagMs));
  const versions = new Set(here.map(({ version }) => version));
  const failing = here.find(({ answered, failed }) => failed > FEW && failed / answered > MANY_FAIL);
  const words = countText(here.length, 'process runs', 'processes run');
  return {
    key: 'processes',
    title: 'Processes',
    ...verdictOf(
      [
        [
          silent !== undefined,
          'bad',
          `Process ${silent?.pid} on ${silent?.host} has not been heard of for ${silent ? ageText(secondsBetween(silent.seenAt, at)) : ''}.`,
          'If nobody stopped it on purpose, look at the end of its log and start it again.',
        ],
        [
          failing !== undefined,
          'bad',
          `Process ${failing?.pid} on ${failing?.host} fails at more than one answer in a hundred.`,
          'See the errors below; their references lead to the log.',
        ],
        [
          slowest > BUSY_LAG_MS,
          'low',
          `A process comes ${Math.round(slowest)} ms late to its work.`,
          'It has more to do than one processor can. If it stays so, add a process.',
        ],
        [
          versions.size > 1,
          'low',
          `${words}, of different versions.`,
          'That is as it should be during an upgrade. After it, restart those of the old version.',
        ],
      ],
      `${countText(here.length, 'process runs and answers', 'processes run and answer')} in time.`,
    ),
    facts: [
      [
        'Longest up',
        here.length > 0 ? ageText(Math.max(...here.map(each => secondsBetween(each.startedAt, at)))) : '–',
      ],
      ['Comes late by', `${Math.round(slowest)} ms`],
    ],
  };
}
