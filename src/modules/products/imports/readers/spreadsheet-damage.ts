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
  if (FORMULA_ERROR.test(text)) return `The spreadsheet shows ${text} here. Enter the value itself.`;
  if (/^[=＝]/.test(text)) return 'This is a formula. Save the file with values instead of formulas.';
  if (LOST_LETTERS.test(text))
    return 'Some characters were lost when the file was saved. Save it as “CSV UTF-8” and type them again.';
  return undefined;
}

/** The same, and numbers or codes such as SKUs that became a date or lost digits. */
export function codeDamageOf(text: string): string | undefined {
  if (SHORTENED_NUMBER.test(text))
    return `The spreadsheet shortened the number to ${text}. Format the column as text and type the full number.`;
  if (DATE.test(text))
    return `The spreadsheet turned this into a date (${text}). Format the column as text and type it again.`;
  return damageOf(text);
}

/** Some programs write `="00123"` to keep a spreadsheet from changing a code. It means 00123. */
export function withoutQuotedFormula(text: string): string {
  return QUOTED_FORMULA.exec(text)?.[1] ?? text;
}
