/** Whether these digits are an IMEI: 15 of them, the last one right for the others (Luhn, as 3GPP TS 23.003 has it). */
export function isImei(digits: string): boolean {
  if (!/^\d{15}$/.test(digits)) return false;
  const sum = [...digits].reduce((before, digit, at) => before + (at % 2 === 0 ? Number(digit) : doubled(digit)), 0);
  return sum % 10 === 0;
}

/** Twice a digit, its own digits added up. */
function doubled(digit: string): number {
  const twice = 2 * Number(digit);
  return twice > 9 ? twice - 9 : twice;
}
