import type { ColumnType, Generated } from 'kysely';
import type { Change, Outcome } from '#features/imports/decide-row.ts';
import type { ImportState } from '#features/imports/import-state.ts';
import type { CellFault } from '#features/imports/product-fields.ts';
import type { Id, ProductId, SellerId, UserId } from '#shared/id.ts';
import type { Survey } from './survey-file.ts';

export type ImportId = Id<'import'>;

/** JSON goes in as text and comes back parsed. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

export interface ImportsTable {
  id: ImportId;
  seller_id: SellerId;
  asked_by: UserId | null;
  file_key: string;
  file_name: string;
  file_bytes: number;
  state: Generated<ImportState>;
  reading: ColumnType<Survey | null, string | undefined, string>;
  row_count: Generated<number>;
  /** The last row of the file that is checked, by its number. */
  checked_to: Generated<number>;
  /** Where behind it the unpacked table goes on, in bytes. */
  checked_offset: Generated<number>;
  added: Generated<number>;
  changed: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  /** How many of those added and changed are written. */
  done: Generated<number>;
  fault: string | null;
  worker: string | null;
  worked_until: Date | null;
  created_at: Generated<Date>;
  ended_at: Date | null;
}

export interface ImportRowsTable {
  import_id: ImportId;
  number: number;
  outcome: Outcome;
  is_done: Generated<boolean>;
  sku: string | null;
  cells: Json<string[]>;
  changes: Json<Change[]>;
  faults: Json<CellFault[]>;
  notes: Json<string[]>;
  product_id: ProductId | null;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    imports: ImportsTable;
    import_rows: ImportRowsTable;
  }
}
