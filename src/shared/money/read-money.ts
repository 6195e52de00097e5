import { t } from '#shared/language/t.ts';
import type { Read } from '#shared/text/read.ts';
import { type Paise, paise } from './money.ts';
import { ungrouped } from './ungrouped.ts';

const DRESS = /^(?:₹|rs\.?|inr|mrp)?\s*(.*?)\s*(?:\/-|\/=|₹|rs\.?|inr|rupees|only)?\.?$/iu;
const IN_WORDS = /^[\d.,]+\s*(?:k|l|lac|lacs|lakh|lakhs|cr|crore|crores|thousand|hazar)$/i;
/** More than any price, and still exact. */
const MAX_DIGITS = 12;

/**
 * Reads amounts that people type, paste or send in files: 4950, 4,950, 1,37,900, 137,900, ₹ 49.50, Rs. 499/-. Ambiguous
 * text such as 49,50 is refused with a sentence, not guessed.
 */
export function readMoney(text: string): Read<Paise> {
  const bare = withoutSigns(text);
  if (IN_WORDS.test(bare)) return { fault: t('shared.money.words') };
  if (/^[-−(]/.test(bare)) return { fault: t('shared.money.negative') };
  const [, whole, decimals = ''] = /^([\d,]+)(?:\.(\d*))?$/.exec(spacesAsCommas(bare)) ?? [];
  if (whole === undefined) return { fault: t('shared.money.none') };
  const rupees = ungrouped(whole);
  if (rupees === undefined) return { fault: ambiguity(whole, decimals) ?? t('shared.money.none') };
  if (/^[1-9]\d{0,2}$/.test(rupees) && decimals === '000') return { fault: t('shared.money.thousands', { rupees }) };
  if (/[1-9]/.test(decimals.slice(2))) return { fault: t('shared.money.decimals') };
  if (rupees.length > MAX_DIGITS) return { fault: t('shared.money.large') };
  return { value: paise(Number(rupees) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))) };
}

function withoutSigns(text: string): string {
  let bare = text.normalize('NFKC').trim();
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = DRESS.exec(bare)?.[1] ?? bare;
  }
  return bare;
}

/** 1 37 900 is grouped like 1,37,900, and 49 50 is as ambiguous as 49,50. */
function spacesAsCommas(text: string): string {
  return text.replace(/(?<=\d)\s+(?=\d)/g, ',').replace(/\s+/g, '');
}

/** The two meanings of a comma before the last one or two digits. */
function ambiguity(whole: string, decimals: string): string | undefined {
  const [, rupees, paiseDigits] = /^(\d[\d,]*),(\d{1,2})$/.exec(whole) ?? [];
  const before = rupees && ungrouped(rupees);
  if (before === undefined || paiseDigits === undefined || decimals !== '') return undefined;
  const exact = `${rupees}.${paiseDigits.padEnd(2, '0')}`;
  return t('shared.money.unclear', { amount: whole, exact, plain: `${before}${paiseDigits}` });
}
