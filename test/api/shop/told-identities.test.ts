import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { migrate } from '#platform/db/migrations/migrate.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { identityGaps } from '#shop/shop/identity/identity-gaps.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { freshDatabase } from '#test/postgres/fresh-database.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../../db/migrations');
/** What a shop kept that had never been told who it is, before nothing was invented. */
const INVENTED = {
  ...{ name: 'Dilli Digital', legalName: 'Bijli Bazaar Retail Private Limited', gstin: null, tcsRegistration: null },
  ...{ stateCode: '29', registeredAddress: '14 Residency Road, Bengaluru 560025' },
  ...{ branchAddress: '3rd Floor, Nehru Place, New Delhi 110019', email: 'care@bijlibazaar.example' },
  phones: ['+91 80 4000 2200', '+91 98765 43210'],
  grievanceOfficer: {
    ...{ name: 'Meera Krishnan', designation: 'Grievance Officer', email: 'grievance@bijlibazaar.example' },
    phone: '+91 80 4000 2201',
  },
} satisfies ShopIdentity;

/** What becomes of an identity, and of the house seller, by the migration. */
async function after(identity: ShopIdentity, isDemo = false) {
  const open = await openPostgres(await freshDatabase(inject('postgresUrl'), `told_${randomUUID()}`), 1);
  const earlier = new Set(
    readdirSync(MIGRATIONS)
      .map(name => name.replace(/\.sql$/, ''))
      .filter(name => name < '0048'),
  );
  await migrate(open.db, MIGRATIONS, () => {}, earlier);
  await sql`insert into settings (key, value) values ('identity', ${JSON.stringify(identity)})`.execute(open.db);
  await sql`insert into sellers (id, is_house, name, name_key, status, gstin, legal_name, address, state_code, care_email, care_phone)
    values (${randomUUID()}, true, 'x', 'x', 'Approved', ${identity.gstin}, ${identity.legalName}, ${identity.registeredAddress},
      ${identity.stateCode}, ${identity.email}, ${identity.phones[0]})`.execute(open.db);
  if (isDemo)
    await sql`insert into users (id, email, user_name, user_name_key, password_hash, role, type)
      values (${randomUUID()}, 'care@deccanmobiles.example', 'd', 'd', 'none', 'admin', 'vendor')`.execute(open.db);
  await migrate(open.db, MIGRATIONS);
  const { rows } = await sql<{ value: ShopIdentity }>`select value from settings where key = 'identity'`.execute(
    open.db,
  );
  const house = await sql`select legal_name, address, state_code, gstin, care_phone from sellers`.execute(open.db);
  await open.close();
  return { identity: rows[0]?.value as ShopIdentity, house: house.rows[0] };
}

it('a live shop that had never been told who it is keeps its name, and nothing that was invented', async () => {
  const { identity, house } = await after(INVENTED);
  expect(identityGaps(identity)).toHaveLength(6);
  expect(identity).toMatchObject({ name: 'Dilli Digital', branchAddress: '', phones: [] });
  expect(house).toEqual({ legal_name: null, address: null, state_code: null, gstin: null, care_phone: null });
});

it('its GST number stays and decides the state', async () => {
  const { identity, house } = await after({ ...INVENTED, gstin: '07AAPFU0939F1ZX' });
  expect(identity).toMatchObject({ gstin: '07AAPFU0939F1ZX', stateCode: '07', legalName: '' });
  expect(house).toMatchObject({ gstin: '07AAPFU0939F1ZX', state_code: '07', legal_name: null });
});

it('a shop that has said who it is keeps every word of it', async () => {
  const told = {
    ...{ ...INVENTED, legalName: 'Kaveri Kits LLP', registeredAddress: '4 MG Road, Mysuru 570001', branchAddress: '' },
    ...{ email: 'care@kaveri.example', phones: ['+91 821 400 1000'], gstin: '29AAPFU0939F1ZR' },
    grievanceOfficer: { name: 'Latha', designation: 'Officer', email: 'l@kaveri.example', phone: '+91 821 400 1001' },
  };
  const { identity, house } = await after(told);
  expect(identity).toEqual(told);
  expect(house).toMatchObject({ legal_name: 'Kaveri Kits LLP', state_code: '29', care_phone: '+91 821 400 1000' });
});

it('a demo keeps its company', async () => {
  expect((await after(INVENTED, true)).identity).toEqual(INVENTED);
});
