import { codeSentJustNow, registrationInvalid, tooManyCodes } from '#people/accounts/contract.ts';
import {
  type FieldFaults,
  isRegistration,
  type Registration,
  type RegistrationFields,
  readRegistration,
} from '#people/accounts/registration/registration.ts';
import { guessableSentence } from '#people/accounts/server/sign-in/guessable-password.ts';
import { hashPassword, placeIn } from '#people/accounts/server/sign-in/passwords.ts';
import type { Visitor } from '#people/accounts/server/sign-in/sign-in.ts';
import { gstinIsTaken, isUserNameTaken, nameTaken } from '#people/accounts/server/users/users.queries.ts';
import { isSellerKnown } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import { speaking } from '#shared/language/speaking.ts';
import { knownBrowser, spendCode, spendMail } from './mail-budget.ts';
import { namesakes } from './namesakes.ts';
import { countCodes, insertRegistration, lockEmail } from './registrations.queries.ts';

const RESEND_AFTER_S = 30;
const MAX_CODES = 3;
const WINDOW_MINUTES = 15;

/**
 * Step 1 of registration: creates a pending registration and mails a code. An address that has an account is handled the
 * same way, including rows and limits; only the mail differs (docs/security-cases.md A10).
 * @throws registrationInvalid, userNameTaken, gstinTaken, codeSentJustNow, tooManyCodes, tooManyRegistrations, registeringPaused
 */
export async function openRegistration(
  ctx: Ctx,
  fields: RegistrationFields,
  { network, browser }: Visitor,
): Promise<void> {
  const registration = await requireRegistration(ctx, fields);
  const known = await knownBrowser(ctx, browser);
  await spendCode(ctx, network, known);
  await refuseTaken(ctx.db, registration);
  // Checked early to avoid the expensive hash; the check under the lock below decides.
  await refuseTooSoon(ctx.db, registration);
  await spendMail(ctx, network, known !== null);
  const passwordHash = await hashPassword(registration.password, placeIn(network));
  await ctx.tx(async tx => {
    await lockEmail(tx.db, registration.email);
    await refuseTooSoon(tx.db, registration);
    const id = await insertRegistration(tx.db, registration, { passwordHash, language: ctx.language });
    await tx.notify('accounts.registration-code', { registration: id });
  });
}

/** @throws registrationInvalid with every wrong field */
export async function requireRegistration(ctx: Ctx, fields: RegistrationFields): Promise<Registration> {
  const known = await namesakes(ctx);
  const read = speaking(ctx.language, () => readRegistration(fields, known));
  const weak = speaking(ctx.language, () => guessableSentence(fields.password, { ...fields, ...known }));
  if (isRegistration(read) && weak === undefined) return read;
  const faults: FieldFaults = { ...(!isRegistration(read) && read) };
  if (weak) faults.password ??= weak;
  const [first = ''] = Object.values(faults);
  throw registrationInvalid(() => first).with({ fields: faults });
}

async function refuseTaken(db: Database, { kind, userName, gstin }: Registration): Promise<void> {
  if (await isUserNameTaken(db, userName)) throw nameTaken();
  if (kind !== 'seller') return;
  const known = await isSellerKnown(db, { name: userName, gstin });
  if (known.name) throw nameTaken();
  if (known.gstin) throw gstinIsTaken();
}

/** The pause between two codes applies only to identical fields: after a correction there is no wait. */
async function refuseTooSoon(db: Database, registration: Registration): Promise<void> {
  const { sent, oldestSeconds, sameFieldsSeconds } = await countCodes(db, registration, WINDOW_MINUTES);
  if (sent >= MAX_CODES) throw tooManyCodes().with(waiting(WINDOW_MINUTES * 60 - oldestSeconds));
  if (sameFieldsSeconds !== undefined && sameFieldsSeconds < RESEND_AFTER_S)
    throw codeSentJustNow().with(waiting(RESEND_AFTER_S - sameFieldsSeconds));
}

function waiting(seconds: number) {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  return { retryAfterSeconds, data: { retryAfterSeconds } };
}
