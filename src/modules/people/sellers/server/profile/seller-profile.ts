import { speaking } from '#shared/language/speaking.ts';
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
  gapsOf,
  type Profile,
  type ProfileFields,
  profileForm,
  readProfile,
} from '#people/sellers/profile/profile-reader.ts';
import type { ActorCtx, Ctx, TxCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { notAllowed } from '#shared/api/problems.ts';
import type { SellerId } from '#shared/id.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { listProfiles, lockProfile, type ProfileRow, updateProfile } from './profile.queries.ts';

/** A seller's own profile in any status: sellers who wait for approval can complete it already. */
export async function readOwnProfile(ctx: ActorCtx): Promise<SellerProfile> {
  return present(await ownRow(ctx, ownId(ctx)));
}

/** Verifies the password of the signed-in user. @throws when it is wrong */
export type ProvePassword = (ctx: ActorCtx, password: string) => Promise<unknown>;

/**
 * Saves the whole profile. A stored GST number or mobile number is kept; an empty account number keeps the stored one. A
 * change of the bank account needs the password, is recorded in the audit log and mailed, and puts payouts on hold (decision
 * 62). Cached answers that show the seller are dropped. Idempotent: the unchanged answer sent back changes nothing, even if
 * the profile is incomplete.
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
  if (isDeepStrictEqual(fields, profileForm(seen))) return present(seen);
  const isProved = !isSameAccount(seen.bank, readAgainst(ctx, seen, fields).bank);
  if (isProved) {
    if (password === '') throw passwordIsMissing();
    // Outside the transaction, because a rollback would undo the count of wrong passwords.
    await prove(ctx, password);
  }
  return ctx.tx(async tx => {
    const before = await lockProfile(tx.db, id);
    if (!before) throw notAllowed();
    const profile = readAgainst(tx, before, filledIn(before, sent));
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
  return problem.with({ fields: { password: () => problem.message } });
}

/** @throws profileInvalid */
function readAgainst({ language }: Ctx, { gstNumber, mobile, bank }: ProfileRow, fields: ProfileFields): Profile {
  const standing = { gstNumber, mobile, bankNumber: bank?.number ?? null };
  const read = speaking(language, () => readProfile(fields, standing));
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

/** The form to save: what was sent, and what is known for fields that were not sent. Null is an empty text. */
function filledIn(row: ProfileRow, sent: Sent): ProfileFields {
  const said = Object.entries(sent).filter(([, text]) => text !== undefined);
  return { ...profileForm(row), ...Object.fromEntries(said.map(([name, text]) => [name, text ?? ''])) };
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
  const { id, name, bank } = row;
  return {
    ...row,
    _id: id,
    userName: name,
    bank: bank && { holder: bank.holder, ifsc: bank.ifsc, lastFour: lastFour(bank.number) },
    missing: gapsOf(row),
  };
}
