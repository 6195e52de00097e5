/** Whether so little time is left that it is counted down. */
export function isCountedDown(until: Date, now: Date): boolean {
  return until.getTime() - now.getTime() < 3_600_000;
}

/** A countdown such as 29:05; 0:00 at the end. */

export function timeLeft(until: Date, now: Date): string {
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
