import '#people/sellers/server/listing-port.ts';
import { isDeepStrictEqual } from 'node:util';
import { type BankAccount, isSameAccount, lastFour } from '#people/sellers/bank/bank-account.ts';
import {
  bankNeedsPassword,
  type saveSellerProfile as endpoint,
  profileInvalid,
  type SellerProfile,
} from '#people/sellers/profile/profile.contract.ts';
import {
  type Profile,
  type ProfileField,
  type ProfileFields,
  readProfile,
} from '#people/sellers/profile/profile-fields.ts';
import { gapsOf } from '#people/sellers/profile/profile-gaps.ts';
import type { ActorCtx, Ctx, TxCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { SellerId } from '#shared/id.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { listProfiles, lockProfile, type ProfileRow, updateProfile } from './profile.queries.ts';

/** A seller's own profile, whatever its status: who waits can fill it in meanwhile. */
export async function readOwnProfile(ctx: ActorCtx): Promise<SellerProfile> {
  return present(await ownRow(ctx, ownId(ctx)));
}

/** Makes sure that it is the person and not only their open browser. @throws when the password is wrong */
export type ProvePassword = (ctx: ActorCtx, password: string) => Promise<unknown>;

/**
 * Saves the whole of it. A GST number or mobile number that stands is kept; an empty account number keeps the one there
 * is. A change of the bank account needs the password, is written down and mailed, and payouts wait after it (decision
 * 62). Public answers that show the seller are made anew. Sent back as it was answered it changes nothing, complete or not.
 * @throws profileInvalid with every wrong field, bankNeedsPassword, gstinTaken, and what `prove` throws
 */
export async function saveOwnProfile(
  ctx: ActorCtx,
  { password = '', ...sent }: InputOf<typeof endpoint>,
  prove: ProvePassword,
): Promise<SellerProfile> {
  const id = ownId(ctx);
  const seen = await ownRow(ctx, id);
  const fields = filledIn(seen, sent);
  if (isDeepStrictEqual(fields, fieldsOf(seen))) return present(seen);
  const isProved = !isSameAccount(seen.bank, readAgainst(seen, fields).bank);
  if (isProved) {
    if (password === '') throw passwordIsMissing();
    // Outside the transaction, because a wrong password must stay counted.
    await prove(ctx, password);
  }
  return ctx.tx(async tx => {
    const before = await lockProfile(tx.db, id);
    if (!before) throw notAllowed();
    const profile = readAgainst(before, filledIn(before, sent));
    const isMoved = !isSameAccount(before.bank, profile.bank);
    if (isMoved && !isProved) throw passwordIsMissing();
    await updateProfile(tx.db, id, profile, isMoved ? tx.now() : null);
    if (isMoved) await notifyOfBankChange(tx, before, profile.bank);
    await tx.ports.listing.refreshProductsOf(tx, id);
    return present(await ownRow(tx, id));
  });
}

function passwordIsMissing() {
  const problem = bankNeedsPassword();
  return problem.with({ fields: { password: problem.message } });
}

/** @throws profileInvalid */
function readAgainst({ gstin, mobile, bank }: ProfileRow, fields: ProfileFields): Profile {
  const read = readProfile(fields, { gstin, mobile, bankNumber: bank?.number ?? null });
  if (!('faults' in read)) return read.profile;
  const [first = ''] = Object.values(read.faults);
  throw profileInvalid(first).with({ fields: read.faults });
}

async function notifyOfBankChange(
  tx: TxCtx,
  { id, name, bank: before }: ProfileRow,
  after: BankAccount,
): Promise<void> {
  const entry = await recordAct(tx, {
    act: 'seller.bank',
    on: { kind: 'seller', id, name },
    before: { 'account ends in': before && lastFour(before.number), IFSC: before?.ifsc ?? null },
    after: {
      'account ends in': lastFour(after.number),
      IFSC: after.ifsc,
      ...(before && before.holder !== after.holder && { holder: 'another name' }),
    },
  });
  await tx.notify('sellers.bank-changed', {
    ...{ sellerId: id, before: before && lastFour(before.number), after: lastFour(after.number) },
    ...{ at: tx.now().toISOString(), entry },
  });
}

type Sent = Omit<InputOf<typeof endpoint>, 'password'>;

/** The form as it is wanted: what was sent, and what is known in place of what was not. */
function filledIn(row: ProfileRow, sent: Sent): ProfileFields {
  return { ...fieldsOf(row), ...textsOf(sent) };
}

/** The form as it was sent, an empty text where it says null. */
function textsOf(sent: Sent): Partial<ProfileFields> {
  const said = Object.entries(sent).filter(([, text]) => text !== undefined);
  return Object.fromEntries(said.map(([name, text]) => [name, text ?? '']));
}

/** The form as it would be filled in now; the account number is not shown to anybody. */
function fieldsOf(row: ProfileRow): Record<ProfileField, string> {
  return {
    legalName: row.legalName ?? '',
    address: row.address ?? '',
    city: row.city ?? '',
    pincode: row.pincode ?? '',
    state: row.state ?? '',
    gstNumber: row.gstin ?? '',
    mobile: row.mobile ?? '',
    careEmail: row.careEmail ?? '',
    carePhone: row.carePhone ?? '',
    bankHolder: row.bank?.holder ?? '',
    bankIfsc: row.bank?.ifsc ?? '',
    bankNumber: '',
  };
}

function ownId({ actor }: ActorCtx): SellerId {
  if (!actor.sellerId) throw new Error('the guard of this call lets sellers in and nobody else');
  return actor.sellerId;
}

async function ownRow({ db }: Ctx, id: SellerId): Promise<ProfileRow> {
  const [row] = await listProfiles(db, [id]);
  if (!row) throw notAllowed();
  return row;
}

function present(row: ProfileRow): SellerProfile {
  const {
    id: _id,
    name: userName,
    status,
    reason,
    legalName,
    gstin,
    mobile,
    address,
    city,
    pincode,
    state,
    careEmail,
    carePhone,
    bank,
  } = row;
  return {
    ...{ _id, userName, status, reason, legalName, gstNumber: gstin, mobile, address, city, pincode, state },
    ...{ careEmail, carePhone },
    bank: bank && { holder: bank.holder, ifsc: bank.ifsc, lastFour: lastFour(bank.number) },
    missing: gapsOf(row),
  };
}
