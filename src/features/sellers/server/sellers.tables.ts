import type { Generated } from 'kysely';
import type { SellerStatus } from '#shared/actor.ts';
import type { SellerId, UserId } from '#shared/id.ts';

export interface SellersTable {
  id: SellerId;
  user_id: UserId | null;
  is_house: Generated<boolean>;
  name: string;
  name_key: string;
  status: Generated<SellerStatus>;
  status_reason: string | null;
  gstin: string | null;
  legal_name: string | null;
  address: string | null;
  city: string | null;
  pincode: string | null;
  state_code: string | null;
  care_email: string | null;
  care_phone: string | null;
  bank_account: unknown;
  /** When the account was entered or changed last. */
  bank_changed_at: Date | null;
  /** Its account is deleted; only invoices still know it. */
  closed_at: Generated<Date | null>;
  created_at: Generated<Date>;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    sellers: SellersTable;
  }
}
