import type { Ctx } from '#platform/context.ts';
import type { FaultLog } from '#platform/fault-log.ts';
import type { PageSpeeds } from './page-speeds.ts';
import { dropReport, type Report, saveFaults, savePageSpeeds, saveReport, sweepReports } from './status.queries.ts';

const BEATS_EVERY_MS = 15_000;
/** Deletes old reports at the start and then every 240 beats, which is once an hour. */
const SWEEPS_EVERY = 240;

export interface Pulse {
  /** Reports now. */
  readonly beat: () => Promise<void>;
  /** Deletes the report, so that the process doesn't count as silent. */
  readonly stop: () => Promise<void>;
}

/** What a process has collected since its last report. */
export interface Collected {
  readonly faults: FaultLog;
  readonly speeds: PageSpeeds;
}

/**
 * Saves a report of this process, the errors of its log and how fast pages were for visitors every 15 seconds. While the database is unavailable, errors are
 * buffered as far as there is room.
 */
export function startPulse(
  { db, log }: Pick<Ctx, 'db' | 'log'>,
  { faults, speeds }: Collected,
  report: () => Report,
): Pulse {
  const saveSpeeds = async () => {
    const counts = speeds.take();
    try {
      await savePageSpeeds(db, counts);
    } catch (error) {
      speeds.putBack(counts);
      throw error;
    }
  };
  let beats = 0;
  let isStopped = false;
  const beat = async () => {
    if (isStopped) return;
    const taken = faults.take();
    try {
      await saveFaults(db, taken);
      taken.length = 0;
      await saveReport(db, report());
      await saveSpeeds();
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
        .then(saveSpeeds)
        .then(() => dropReport(db, report().id))
        .catch(error => log.warn({ err: error }, 'could not say good-bye'));
    },
  };
}
