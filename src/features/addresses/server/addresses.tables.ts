import type { Generated } from 'kysely';
import type { AddressId, UserId } from '#shared/id.ts';

export interface AddressesTable {
  id: AddressId;
  user_id: UserId;
  slot: Generated<number>;
  name: string | null;
  address: string;
  city: string;
  state_code: string;
  pincode: string;
  phone: string;
  notes: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    addresses: AddressesTable;
  }
}
