import { sql } from 'kysely';
import { publishedInvoices } from '#finance/invoices/server/invoices.ts';
import { publishedUsers } from '#people/accounts/server/accounts.ts';
import { publishedSellers } from '#people/sellers/server/sellers.ts';
import type { Database } from '#platform/db/database.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import { publishedProducts } from '#products/catalog/server/catalog.ts';
import { isSaved, noteOnce } from '#shop/shop/server/shop.ts';

/** Settings key that records that the mail server has accepted a mail. */
const MAIL_WENT = 'mailWent';

/** Which parts of the set-up exist. Settings count once an administrator has saved them, even unchanged. */
export interface SetUp {
  readonly codCap: boolean;
  readonly serviceArea: boolean;
  readonly mail: boolean;
  /** A seller, or the shop's own seller, whose profile is complete enough for invoices. */
  readonly seller: boolean;
  readonly product: boolean;
  /** The invoice of an order. */
  readonly invoice: boolean;
}

export async function readSetUp(db: Database): Promise<SetUp> {
  const { rows } = await sql<SetUp>`
    select ${isSaved('codCap')} as "codCap", ${isSaved('serviceArea')} as "serviceArea", ${isSaved(MAIL_WENT)} as mail,
      exists (
        select 1 from ${publishedSellers} s left join ${publishedUsers} u on u.id = s.user_id
        where s.status = 'Approved' and s.closed_at is null and s.gstin is not null and s.legal_name is not null
          and s.address is not null and s.state_code is not null
          and (s.is_house or (s.city is not null and s.pincode is not null and s.bank_account is not null and u.mobile is not null))
      ) as seller,
      exists (select 1 from ${publishedProducts} products where listed) as product,
      exists (select 1 from ${publishedInvoices} invoices where part_id is not null) as invoice`.execute(db);
  return rows[0] as SetUp;
}

/** Wraps a mail port and records the first mail that the server accepts. */
export function noteMailsSent(mail: MailPort, db: Database): MailPort {
  let isNoted = false;
  return {
    close: () => mail.close(),
    send: async message => {
      await mail.send(message);
      if (isNoted) return;
      await noteOnce(db, MAIL_WENT);
      isNoted = true;
    },
  };
}
