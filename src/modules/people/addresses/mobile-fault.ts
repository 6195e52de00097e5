import { t } from '#shared/language/t.ts';
import { readMobile } from './mobile.ts';

const LENGTH = 10;

/**
 * The error message for an Indian mobile number; undefined if it is valid. It accepts the same notations as `readMobile`.
 * @param isTyping the number may be incomplete
 */
export function mobileFault(text: string, isTyping = false): string | undefined {
  if (readMobile(text) !== undefined) return undefined;
  const written = text.trim().replace(/[\s-]/g, '');
  const strange = [...written.replace(/^\+/, '')].find(sign => !/[0-9]/.test(sign));
  if (strange !== undefined) return t('people.addresses.fault.mobileSign', { sign: strange });
  if (/^\+(?!91|9?$)/.test(written)) return t('people.addresses.fault.mobileCountry');
  const own = ownDigits(written);
  if (/^[0-5]/.test(own)) return t('people.addresses.fault.mobileStart', { digit: own.charAt(0) });
  if (own.length > LENGTH)
    return t('people.addresses.fault.mobileLong', { length: LENGTH, count: own.length - LENGTH });
  return isTyping ? undefined : t('people.addresses.fault.mobileShort', { length: LENGTH, count: LENGTH - own.length });
}

/** Without country code or trunk prefix. A number may begin with 91 itself; it is the country code if there are more digits. */
function ownDigits(written: string): string {
  if (written.startsWith('+')) return written.replace(/^\+9?1?/, '');
  if (written.startsWith('0')) return written.slice(1);
  return written.length > LENGTH ? written.replace(/^91/, '') : written;
}
