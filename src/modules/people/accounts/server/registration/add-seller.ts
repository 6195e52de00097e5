import { registrationInvalid, wrongCode } from '#people/accounts/contract.ts';
import { type NewSellerFaults, type NewSellerFields, readNewSeller } from '#people/accounts/registration/new-seller.ts';
import { guessableSentence } from '#people/accounts/server/sign-in/guessable-password.ts';
import { hashPassword, placeIn } from '#people/accounts/server/sign-in/passwords.ts';
import {
  findAccount,
  insertUser,
  isUserNameTaken,
  mapUniqueErrors,
  nameTaken,
} from '#people/accounts/server/users/users.queries.ts';
import { emailTaken, sellerIsMissing } from '#people/sellers/contract.ts';
import {
  findVendor,
  insertSeller,
  isSellerKnown,
  presentVendor,
  type WireVendor,
} from '#people/sellers/server/sellers.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { isProblem } from '#shared/api/problem.ts';
import type { SellerId, UserId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { namesakes } from './namesakes.ts';

/**
 * Creates a seller's account for an administrator. It is approved immediately, and a mail informs the seller. The
 * administrator passes on the password; the seller enters mobile and GST number in the profile. Administrators may know
 * which e-mail addresses have an account, so a taken one is reported as such.
 * @throws registrationInvalid with every wrong field, userNameTaken, emailTaken
 */
export async function addSeller(ctx: Ctx, fields: NewSellerFields): Promise<WireVendor> {
  const known = await namesakes(ctx);
  const read = speaking(ctx.language, () => readNewSeller(fields, known));
  const weak = speaking(ctx.language, () => guessableSentence(fields.password, { ...fields, ...known }));
  if ('faults' in read || weak !== undefined) {
    const faults: NewSellerFaults = { ...('faults' in read && read.faults) };
    if (weak) faults.password ??= weak;
    const [first = ''] = Object.values(faults);
    throw registrationInvalid(() => first).with({ fields: faults });
  }
  const { seller } = read;
  await refuseTaken(ctx.db, seller);
  const passwordHash = await hashPassword(seller.password, placeIn(ctx.actor?.id ?? null, true));
  return ctx.tx(async tx => {
    const sellerId = await makeSeller(tx, seller, passwordHash);
    await recordAct(tx, {
      act: 'seller.added',
      on: { kind: 'seller', id: sellerId, name: seller.userName },
      after: { email: seller.email, status: 'Approved' },
    });
    await tx.notify('sellers.added', { sellerId });
    const made = await findVendor(tx.db, sellerId);
    if (!made) throw sellerIsMissing();
    return presentVendor(made);
  });
}

async function refuseTaken(db: Database, { userName, email }: NewSellerFields): Promise<void> {
  if (await isUserNameTaken(db, userName)) throw nameTaken();
  if ((await isSellerKnown(db, { name: userName, gstin: null })).name) throw nameTaken();
  if (await findAccount(db, email)) throw addressTaken();
}

async function makeSeller(tx: TxCtx, seller: NewSellerFields, passwordHash: string): Promise<SellerId> {
  const { userName: name, email } = seller;
  const userId = await insertAccount(tx, {
    kind: 'seller',
    email,
    userName: name,
    mobile: null,
    passwordHash,
    language: tx.language,
  });
  return mapUniqueErrors(insertSeller(tx.db, { userId, name, gstin: null, status: 'Approved' }));
}

/** The address may have been taken since the check. Registration hides that from shoppers; here it is reported. */
async function insertAccount(tx: TxCtx, user: Parameters<typeof insertUser>[1]): Promise<UserId> {
  try {
    return await insertUser(tx.db, user);
  } catch (error) {
    throw isProblem(error) && error.code === wrongCode.code ? addressTaken() : error;
  }
}

function addressTaken() {
  const problem = emailTaken();
  return problem.with({ fields: { email: () => problem.message } });
}
