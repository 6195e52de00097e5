import type { GeneratedAlways } from 'kysely';
import type { Cause, EntryKind } from '#features/ledger/entry-kinds.ts';
import type { PartId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money.ts';

export interface LedgerAccountsTable {
  seller_id: SellerId;
  collects_cash: boolean;
}

export interface LedgerPostingsTable {
  id: GeneratedAlways<number>;
  seller_id: SellerId;
  part_id: PartId | null;
  cause: Cause;
  cause_id: string;
  generation: number;
  amount_paise: Paise;
  at: Date;
  payable_at: Date;
  note: string | null;
  by_name: string | null;
  paid_on: string | null;
  reference: string | null;
}

export interface LedgerEntriesTable {
  posting_id: number;
  kind: EntryKind;
  rate_bp: number | null;
  base_paise: Paise;
  amount_paise: Paise;
}

export interface LedgerLinesTable {
  posting_id: number;
  line_id: string;
  quantity: number;
  amount_paise: Paise;
  commission_bp: number;
}

export interface LedgerHoldsTable {
  cause_id: string;
  part_id: PartId;
  held_at: Date;
  released_at: Date | null;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    ledger_accounts: LedgerAccountsTable;
    ledger_postings: LedgerPostingsTable;
    ledger_entries: LedgerEntriesTable;
    ledger_lines: LedgerLinesTable;
    ledger_holds: LedgerHoldsTable;
  }
}
