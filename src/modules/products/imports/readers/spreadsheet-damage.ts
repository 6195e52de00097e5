const FORMULA_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!)$/i;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATE = new RegExp(`^(?:\\d{1,2}[-/ ]${MONTH}(?:[-/ ]\\d{2,4})?|${MONTH}[-/ ]\\d{2,4})$`, 'i');
const SHORTENED_NUMBER = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i;
/** UTF-8 read as cp1252 and saved so: â‚¹ for ₹, â€™ for ’, Ã© for é; and the mark that stands for a lost letter. */
const LOST_LETTERS = /â‚¬|â‚¹|â€|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|ï»¿|\ufffd/;
const QUOTED_FORMULA = /^="([^"]*)"$/;

/** What a spreadsheet has made of a cell that cannot be made good here, as a sentence; undefined when there is none. */
export function damageOf(text: string): string | undefined {
  if (FORMULA_ERROR.test(text)) return `The spreadsheet shows ${text} here. Enter the value itself.`;
  if (/^[=＝]/.test(text)) return 'This is a formula. Save the file with values instead of formulas.';
  if (LOST_LETTERS.test(text))
    return 'Some characters were lost when the file was saved. Save it as “CSV UTF-8” and type them again.';
  return undefined;
}

/** What happens to numbers and codes, such as SKUs, when a spreadsheet takes them for amounts or days. */
export function codeDamageOf(text: string): string | undefined {
  if (SHORTENED_NUMBER.test(text))
    return `The spreadsheet shortened the number to ${text}. Format the column as text and type the full number.`;
  if (DATE.test(text))
    return `The spreadsheet turned this into a date (${text}). Format the column as text and type it again.`;
  return damageOf(text);
}

/** `="00123"` is how some programs keep a spreadsheet from touching a code. It means 00123. */
export function withoutQuotedFormula(text: string): string {
  return QUOTED_FORMULA.exec(text)?.[1] ?? text;
}
