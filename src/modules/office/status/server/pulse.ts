import type { Ctx } from '#platform/context.ts';
import type { FaultLog } from '#platform/fault-log.ts';
import { dropReport, type Report, saveFaults, saveReport, sweepReports } from './status.queries.ts';

const BEATS_EVERY_MS = 15_000;
/** Deletes old reports at the start and then every 240 beats, which is once an hour. */
const SWEEPS_EVERY = 240;

export interface Pulse {
  /** Reports now. */
  readonly beat: () => Promise<void>;
  /** Deletes the report, so that the process doesn't count as silent. */
  readonly stop: () => Promise<void>;
}

/**
 * Saves a report of this process and the errors of its log every 15 seconds. While the database is unavailable, errors are
 * buffered as far as there is room.
 */
export function startPulse({ db, log }: Pick<Ctx, 'db' | 'log'>, faults: FaultLog, report: () => Report): Pulse {
  let beats = 0;
  let isStopped = false;
  const beat = async () => {
    if (isStopped) return;
    const taken = faults.take();
    try {
      await saveFaults(db, taken);
      taken.length = 0;
      await saveReport(db, report());
      if (beats++ % SWEEPS_EVERY === 0) await sweepReports(db);
    } catch (error) {
      faults.putBack(taken);
      log.warn({ err: error }, 'could not say how this process is');
    }
  };
  const clock = setInterval(() => void beat(), BEATS_EVERY_MS).unref();
  return {
    beat,
    stop: async () => {
      clearInterval(clock);
      isStopped = true;
      await saveFaults(db, faults.take())
        .then(() => dropReport(db, report().id))
        .catch(error => log.warn({ err: error }, 'could not say good-bye'));
    },
  };
}
