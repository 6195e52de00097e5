import { t } from '#shared/language/t.ts';

const FORMULA_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!)$/i;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATE = new RegExp(`^(?:\\d{1,2}[-/ ]${MONTH}(?:[-/ ]\\d{2,4})?|${MONTH}[-/ ]\\d{2,4})$`, 'i');
const SHORTENED_NUMBER = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i;
/** UTF-8 that was read as cp1252: â‚¹ for ₹, â€™ for ’, Ã© for é; and the replacement character. */
const LOST_LETTERS = /â‚¬|â‚¹|â€|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|ï»¿|\ufffd/;
const QUOTED_FORMULA = /^="([^"]*)"$/;

/** The error for a cell that a spreadsheet has damaged beyond repair; undefined if it has not. */
export function damageOf(text: string): string | undefined {
  if (FORMULA_ERROR.test(text)) return t('products.imports.damage.error', { text });
  if (/^[=＝]/.test(text)) return t('products.imports.damage.formula');
  if (LOST_LETTERS.test(text)) return t('products.imports.damage.letters');
  return undefined;
}

/** The same, and numbers or codes such as SKUs that became a date or lost digits. */
export function codeDamageOf(text: string): string | undefined {
  if (SHORTENED_NUMBER.test(text)) return t('products.imports.damage.shortened', { text });
  if (DATE.test(text)) return t('products.imports.damage.date', { text });
  return damageOf(text);
}

/** Some programs write `="00123"` to keep a spreadsheet from changing a code. It means 00123. */
export function withoutQuotedFormula(text: string): string {
  return QUOTED_FORMULA.exec(text)?.[1] ?? text;
}
