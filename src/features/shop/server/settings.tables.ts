import type { ColumnType, Generated } from 'kysely';

export interface SettingsTable {
  key: string;
  value: ColumnType<unknown, string, string>;
  updated_at: Generated<Date>;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    settings: SettingsTable;
  }
}
