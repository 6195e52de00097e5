import { describe, expect, it } from 'vitest';
import { backupsToKeep, isBackupDue } from './backup-times.ts';

const at = (text: string) => new Date(`${text}+05:30`);
const OLD = at('2026-01-01T12:00');

describe('the backup of the night', () => {
  it('is due from three in the morning in India, once', () => {
    const evening = at('2026-11-21T23:00');
    expect(isBackupDue(at('2026-11-22T02:59'), OLD, at('2026-11-21T03:01'))).toBe(false);
    expect(isBackupDue(at('2026-11-22T03:00'), OLD, evening)).toBe(true);
    expect(isBackupDue(at('2026-11-22T23:59'), OLD, at('2026-11-22T03:00'))).toBe(false);
  });

  it('is due at once where none was made, but not of a shop that was made today', () => {
    expect(isBackupDue(at('2026-11-22T12:00'), OLD, undefined)).toBe(true);
    expect(isBackupDue(at('2026-11-22T12:00'), at('2026-11-22T11:00'), undefined)).toBe(false);
    expect(isBackupDue(at('2026-11-23T03:00'), at('2026-11-22T11:00'), undefined)).toBe(true);
  });
});

describe('backups that stay', () => {
  const nights = (count: number) =>
    Array.from({ length: count }, (_, back) => new Date(at('2026-11-22T03:00').getTime() - back * 86_400_000));
  const keep = { daily: 7, weekly: 4, monthly: 12 };
  const kept = (times: readonly Date[], of = keep) =>
    [...backupsToKeep(times, of)]
      .map(time => new Date(time.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10))
      .sort()
      .reverse();

  it('are of seven days, four weeks by their Sundays, twelve months by their last days', () => {
    expect(kept(nights(400))).toEqual([
      ...['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'],
      ...['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31'],
      ...['2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ]);
  });

  it('are the last of their day, and never fewer than one', () => {
    const noon = at('2026-11-22T12:00');
    expect(backupsToKeep([at('2026-11-22T03:00'), noon], keep)).toEqual(new Set([noon]));
    expect(backupsToKeep([noon], { daily: 0, weekly: 0, monthly: 0 })).toEqual(new Set([noon]));
  });

  it('stay however old they are while there are no newer ones', () => {
    const times = nights(7);
    expect(backupsToKeep(times, keep).size).toBe(7);
  });
});
