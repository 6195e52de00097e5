import type { ColumnType, Generated } from 'kysely';
import type { Id, UserId } from '#shared/id.ts';

export type SessionId = Id<'session'>;
export type AccountCodeId = Id<'account code'>;
export type FarewellId = Id<'farewell'>;

type Role = 'user' | 'admin';
type Type = 'user' | 'vendor' | 'admin';

export interface UsersTable {
  id: UserId;
  email: string;
  user_name: string;
  user_name_key: string;
  mobile: string | null;
  password_hash: string;
  role: Role;
  type: Type;
  blocked_at: Date | null;
  blocked_reason: string | null;
  created_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
}

export interface SessionsTable {
  id: Generated<SessionId>;
  token_hash: Buffer;
  user_id: UserId;
  created_at: Generated<Date>;
  seen_at: Generated<Date>;
  expires_at: Date;
  ends_at: Date;
  user_agent: string | null;
}

export interface RegistrationsTable {
  id: string;
  email: string;
  user_name: string;
  mobile: string;
  gstin: string | null;
  role: 'user' | 'admin';
  type: 'user' | 'vendor';
  password_hash: string;
  code_hash: string | null;
  code_expires_at: Date | null;
  tries: ColumnType<number, number | undefined, number>;
  used_at: Date | null;
  created_at: Generated<Date>;
}

export interface AccountCodesTable {
  id: AccountCodeId;
  purpose: 'reset' | 'email';
  user_id: UserId | null;
  email: string;
  former_email: Generated<string | null>;
  code_hash: Generated<string | null>;
  code_expires_at: Generated<Date | null>;
  tries: Generated<number>;
  used_at: Generated<Date | null>;
  created_at: Generated<Date>;
}

export interface FarewellsTable {
  id: FarewellId;
  email: string;
  name: string;
  created_at: Generated<Date>;
}

export interface KnownBrowsersTable {
  token_hash: Buffer;
  user_id: UserId;
  signed_in_at: Generated<Date>;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    users: UsersTable;
    sessions: SessionsTable;
    known_browsers: KnownBrowsersTable;
    farewells: FarewellsTable;
    registrations: RegistrationsTable;
    account_codes: AccountCodesTable;
  }
}
