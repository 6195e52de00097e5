import { passwordSentence } from '#people/accounts/password/password-rules.ts';
import { readMobile } from '#people/addresses/mobile.ts';
import { mobileFault } from '#people/addresses/mobile-fault.ts';
import { readGstin } from '#people/sellers/gstin/gstin.ts';
import { gstinFault } from '#people/sellers/gstin/gstin-fault.ts';
import { kindOf } from '#shared/api/actor.ts';
import { t } from '#shared/language/t.ts';
import { canonicalEmail } from './email.ts';
import { type AccountField, required } from './field-labels.ts';
import { type Namesakes, nameFault } from './reserved-names.ts';
import { readUserName } from './user-name.ts';

/** The registration form as typed. */
export interface RegistrationFields {
  readonly userName: string;
  readonly email: string;
  readonly password: string;
  readonly mobile: string;
  readonly gstNumber?: string | undefined;
  readonly role: string;
  readonly type: string;
}

/** The same fields in normalised form, as they are stored and compared. */
export interface Registration {
  readonly kind: 'shopper' | 'seller';
  readonly userName: string;
  readonly email: string;
  readonly password: string;
  /** E.164. */
  readonly mobile: string;
  readonly gstin: string | null;
}

/** Error messages by field. */
export type FieldFaults = Partial<Record<AccountField | 'role', string>>;

/** Validates all fields, so that every error is reported at once. */
export function readRegistration(fields: RegistrationFields, namesakes: Namesakes): Registration | FieldFaults {
  const kind = kindOf(fields.role, fields.type);
  if (kind !== 'shopper' && kind !== 'seller') return { role: t('people.accounts.fault.role') };
  const faults = missing(fields, kind);

  const userName = readUserName(fields.userName);
  const misnamed = nameFault(fields.userName, kind, namesakes);
  if (misnamed) faults.userName ??= misnamed;

  const email = canonicalEmail(fields.email);
  if (email === undefined) faults.email ??= t('people.accounts.fault.email');
  const mobile = readMobile(fields.mobile);
  const wrongMobile = mobileFault(fields.mobile);
  if (wrongMobile) faults.mobile ??= wrongMobile;
  const gstin = kind === 'seller' ? readGstin(fields.gstNumber ?? '') : null;
  const wrongGstin = kind === 'seller' ? gstinFault(fields.gstNumber ?? '') : undefined;
  if (wrongGstin) faults.gstNumber ??= wrongGstin;
  const weak = passwordSentence(fields.password);
  if (weak) faults.password ??= weak;

  if (userName === undefined || email === undefined || mobile === undefined || gstin === undefined) return faults;
  return Object.keys(faults).length > 0 ? faults : { kind, userName, email, mobile, gstin, password: fields.password };
}

export function isRegistration(read: Registration | FieldFaults): read is Registration {
  return 'kind' in read;
}

function missing(fields: RegistrationFields, kind: Registration['kind']): FieldFaults {
  const faults: FieldFaults = {};
  for (const name of ['userName', 'email', 'mobile'] as const)
    if (fields[name].trim() === '') faults[name] = required(name);
  if (fields.password === '') faults.password = required('password');
  const gstNumber = fields.gstNumber?.trim() ?? '';
  if (kind === 'seller' && gstNumber === '') faults.gstNumber = required('gstNumber');
  if (kind === 'shopper' && gstNumber !== '') faults.gstNumber = t('people.accounts.fault.onlySellers');
  return faults;
}
