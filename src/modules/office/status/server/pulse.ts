import type { Ctx } from '#platform/context.ts';
import type { FaultLog } from '#platform/fault-log.ts';
import { dropReport, type Report, saveFaults, saveReport, sweepReports } from './reports.queries.ts';

/** How often a process says that it is there, and what it has seen. */
const BEATS_EVERY_MS = 15_000;
/** A sweep at the start, and then each hour. */
const SWEEPS_EVERY = 240;

export interface Pulse {
  /** Says it now. */
  readonly beat: () => Promise<void>;
  /** Says good-bye, so that nobody misses it. */
  readonly stop: () => Promise<void>;
}

/**
 * Has a process say every quarter of a minute how it is, and write down the errors of its log. While the database is away
 * errors are kept, as far as there is room, and nothing else comes of it.
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
