import { canonicalEmail } from '#people/accounts/registration/email.ts';
import { readCarePhone } from '#people/addresses/care-phone.ts';
import { tidyGstin } from '#people/sellers/gstin/gstin.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { readMoney } from '#shared/money/read-money.ts';
import type { Read } from '#shared/text/read.ts';
import type { Reader, SettingInput, SettingRow } from './group.ts';
import { type LineLimits, plainLine } from './plain-line.ts';

type Said = () => string;

/** A text; null is shown as an empty field. */
export function text<Value extends string | null>(
  label: Said,
  read: Reader<Value>,
  input?: () => SettingInput,
): SettingRow<Value> {
  return { label, show: value => value ?? '', read, ...(input && { input }) };
}

/** An amount in rupees, shown as 49 or 49.50; null is shown as an empty field. */
export function amount<Value extends Paise | null>(
  label: Said,
  read: Reader<Value>,
  input: () => SettingInput,
): SettingRow<Value> {
  return { label, show: typedRupees, read, input: () => ({ sign: '₹', inputMode: 'decimal', ...input() }) };
}

interface NumberLimits {
  readonly least: number;
  readonly most: number;
  readonly fault: Said;
  readonly hint: Said;
}

/** A whole number in digits. */
export function wholeNumber(label: Said, { least, most, fault, hint }: NumberLimits): SettingRow<number> {
  const read = (typed: string): Read<number> => {
    const value = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    return value >= least && value <= most ? { value } : { fault: fault() };
  };
  return { label, show: String, read, input: () => ({ inputMode: 'numeric', width: 'short', hint: hint() }) };
}

/** One of two radio buttons, which the section of the group lays out. */
export function yesOrNo(label: Said): SettingRow<boolean> {
  const read = (typed: string): Read<boolean> =>
    typed === 'yes' || typed === 'no' ? { value: typed === 'yes' } : { fault: t('office.settings.fault.chooseOne') };
  return { label, show: isYes => (isYes ? 'yes' : 'no'), read };
}

/** One line of text. `called` begins the sentence about a missing one; it is the label unless said otherwise. */
export function line(
  label: Said,
  { most, fewest, called = label }: Omit<LineLimits, 'label'> & { readonly called?: Said },
  input: () => SettingInput = () => ({ required: true, maxLength: most }),
): SettingRow<string> {
  return text(label, typed => plainLine(typed, { label: called(), most, ...(fewest && { fewest }) }), input);
}

export function email(label: Said, input?: SettingInput): SettingRow<string> {
  const read = known(canonicalEmail, () => t('office.settings.fault.email'));
  return text(label, read, () => ({ required: true, type: 'email', ...input }));
}

export function phone(label: Said): SettingRow<string> {
  const read = known(readCarePhone, () => t('office.settings.fault.phone'));
  return text(label, read, () => ({ required: true, type: 'tel' }));
}

export function optionalPhone(label: Said): SettingRow<string | null> {
  const read = known(readCarePhone, () => t('office.settings.fault.phoneOrEmpty'));
  return text(
    label,
    typed => orWhenEmpty(typed, null, read),
    () => ({ aside: t('design.optional'), type: 'tel' }),
  );
}

/** A number with letters from the tax office, of which spaces and case don't matter. */
export function taxNumber(label: Said, read: Reader<string>, hint: Said): SettingRow<string | null> {
  return text(
    label,
    typed => orWhenEmpty(tidyGstin(typed), null, read),
    () => ({ aside: t('design.optional'), autoCapitalize: 'characters', spellCheck: false, hint: hint() }),
  );
}

/** An optional field: what an empty text stands for, or what the reader says. */
export function orWhenEmpty<Value, Empty>(typed: string, empty: Empty, read: Reader<Value>): Read<Value | Empty> {
  return typed.trim() === '' ? { value: empty } : read(typed);
}

/** A reader that refuses what the other does not know with one sentence. */
export function known<Value>(read: (text: string) => Value | undefined, fault: Said): Reader<Value> {
  return typed => {
    const value = read(typed);
    return value === undefined ? { fault: fault() } : { value };
  };
}

/** Nothing means free delivery. */
export const readCharge = (typed: string): Read<Paise> => orWhenEmpty(typed, paise(0), readMoney);

/** Nothing means no limit. */
export const readCap = (typed: string): Read<Paise | null> => orWhenEmpty(typed, null, readMoney);

/** The same reader with limits. */
export function within<Value extends Paise | null>(
  read: Reader<Value>,
  { least = 0, most, fault }: { readonly least?: number; readonly most: number; readonly fault: Said },
): Reader<Value> {
  return typed => {
    const found = read(typed);
    if ('fault' in found || found.value === null) return found;
    return found.value < least || found.value > most ? { fault: fault() } : found;
  };
}

function typedRupees(value: Paise | null): string {
  if (value === null) return '';
  return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2);
}
