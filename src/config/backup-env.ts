import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { Keep } from '#platform/backup/backup-times.ts';

/** Where backups are stored, how many are kept, and whether this process makes one each night. */
export interface BackupSettings {
  readonly folder: string;
  readonly keep: Keep;
  readonly nightlyFolder: string | undefined;
}

const KEEP = /^(\d{1,3}),(\d{1,3}),(\d{1,3})$/;
const KEPT_WITHOUT_A_WORD = '7,4,12';

export const BACKUP_VARIABLES = {
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_KEEP: z.optional(
    z
      .string()
      .check(
        z.regex(KEEP, 'must be three numbers: how many daily, weekly and monthly backups to keep, such as 7,4,12'),
      ),
  ),
  BACKUP_NIGHTLY: z.optional(z.enum(['on', 'off'], 'must be on or off')),
};

interface Given {
  readonly BACKUP_DIR?: string | undefined;
  readonly BACKUP_KEEP?: string | undefined;
  readonly BACKUP_NIGHTLY?: 'on' | 'off' | undefined;
  readonly DATABASE_URL?: string | undefined;
}

/**
 * A shop on the embedded database makes nightly backups by default. With PostgreSQL, only the machine that has BACKUP_DIR
 * set does.
 */
export function backupsOf(given: Given, dataDir: string): BackupSettings {
  const [, daily, weekly, monthly] = KEEP.exec(given.BACKUP_KEEP ?? KEPT_WITHOUT_A_WORD) ?? [];
  const isUsual = given.DATABASE_URL === undefined || given.BACKUP_DIR !== undefined;
  const isNightly = given.BACKUP_NIGHTLY === undefined ? isUsual : given.BACKUP_NIGHTLY === 'on';
  const folder = given.BACKUP_DIR ?? resolve(dataDir, 'backups');
  return {
    folder,
    keep: { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) },
    nightlyFolder: isNightly ? folder : undefined,
  };
}
