import { passwordSentence } from '#people/accounts/password/password-rules.ts';
import { t } from '#shared/language/t.ts';
import { canonicalEmail } from './email.ts';
import { required } from './field-labels.ts';
import { type Namesakes, nameFault } from './reserved-names.ts';
import { readUserName } from './user-name.ts';

/** What an administrator enters to create a seller's account. */
export interface NewSellerFields {
  readonly userName: string;
  readonly email: string;
  readonly password: string;
}

export type NewSellerFaults = Partial<Record<keyof NewSellerFields, string>>;

/** Validates and normalises the three fields. @returns the seller, or the error messages by field */
export function readNewSeller(
  fields: NewSellerFields,
  namesakes: Namesakes,
): { readonly seller: NewSellerFields } | { readonly faults: NewSellerFaults } {
  const faults: NewSellerFaults = {};
  for (const name of ['userName', 'email', 'password'] as const)
    if (fields[name].trim() === '') faults[name] = required(name);

  const misnamed = nameFault(fields.userName, 'seller', namesakes);
  if (misnamed) faults.userName ??= misnamed;
  const email = canonicalEmail(fields.email);
  if (email === undefined) faults.email ??= t('people.accounts.fault.email');
  const weak = passwordSentence(fields.password);
  if (weak) faults.password ??= weak;

  const userName = readUserName(fields.userName);
  if (userName === undefined || email === undefined || Object.keys(faults).length > 0) return { faults };
  return { seller: { userName, email, password: fields.password } };
}
