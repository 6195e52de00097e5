const INDIA_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** 3 a.m. in India, when fewest people buy. */
const NIGHT_MS = 3 * 60 * 60 * 1000;

/** Retention: how many daily, weekly and monthly backups to keep. */
export interface Keep {
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
}

/** Whether last night's backup is missing, for a shop that existed then. */
export function isBackupDue(now: Date, born: Date, newest: Date | undefined): boolean {
  const india = now.getTime() + INDIA_MS - NIGHT_MS;
  const night = new Date(india - (india % DAY_MS) + NIGHT_MS - INDIA_MS);
  return born < night && !(newest && newest >= night);
}

/**
 * The backups to keep: the last of each of the newest days, weeks and months that have one. Periods without backups don't
 * count, so a shop that was off for a month keeps its last ones.
 */
export function backupsToKeep(times: readonly Date[], { daily, weekly, monthly }: Keep): ReadonlySet<Date> {
  const newestFirst = times.toSorted((one, other) => other.getTime() - one.getTime());
  const lastOfEach = (period: (time: Date) => string, most: number) =>
    [...Map.groupBy(newestFirst, period).values()].slice(0, most).flatMap(([last]) => last ?? []);
  return new Set([
    ...lastOfEach(time => dayOf(time), daily),
    ...lastOfEach(time => weekOf(time), weekly),
    ...lastOfEach(time => dayOf(time).slice(0, 7), monthly),
    ...newestFirst.slice(0, 1),
  ]);
}

/** In Indian time. */
function dayOf(time: Date): string {
  return new Date(time.getTime() + INDIA_MS).toISOString().slice(0, 10);
}

/** A week is named by its Monday. */
function weekOf(time: Date): string {
  const india = new Date(time.getTime() + INDIA_MS);
  const sinceMonday = (india.getUTCDay() + 6) % 7;
  return new Date(india.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
