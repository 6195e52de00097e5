import { freshenGoodsOf } from '#features/catalog/server/catalog.ts';
import { lastFour } from '#features/sellers/bank-account.ts';
import { profileInvalid, type SellerProfile } from '#features/sellers/profile.contract.ts';
import { type ProfileFields, readProfile } from '#features/sellers/profile-fields.ts';
import { gapsOf } from '#features/sellers/profile-gaps.ts';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import type { SellerId } from '#shared/id.ts';
import { notAllowed } from '#shared/problems.ts';
import { listProfiles, lockProfile, type ProfileRow, updateProfile } from './profile.queries.ts';

/** A seller's own profile, whatever its status: who waits can fill it in meanwhile. */
export async function readOwnProfile(ctx: ActorCtx): Promise<SellerProfile> {
  return present(await ownRow(ctx, ownId(ctx)));
}

/**
 * Saves the whole of it. A GST number or mobile number that stands is kept; an empty account number keeps the one there
 * is. Public answers that show the seller are made anew.
 * @throws profileInvalid with every wrong field, gstinTaken
 */
export async function saveOwnProfile(ctx: ActorCtx, fields: ProfileFields): Promise<SellerProfile> {
  const id = ownId(ctx);
  return ctx.tx(async tx => {
    const before = await lockProfile(tx.db, id);
    if (!before) throw notAllowed();
    const { gstin, mobile, bank } = before;
    const read = readProfile(fields, { gstin, mobile, bankNumber: bank?.number ?? null });
    if ('faults' in read) {
      const [first = ''] = Object.values(read.faults);
      throw profileInvalid(first).with({ fields: read.faults });
    }
    await updateProfile(tx.db, id, read.profile);
    await freshenGoodsOf(tx, id);
    return present(await ownRow(tx, id));
  });
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
