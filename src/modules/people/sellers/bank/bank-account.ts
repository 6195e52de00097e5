/** Where the shop pays a seller to. Nobody but the seller and the shop's own payments ever sees it whole. */
export interface BankAccount {
  readonly holder: string;
  readonly number: string;
  readonly ifsc: string;
}

/** Four letters of the bank, a zero that is kept for later, six letters or figures of the branch. */
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
/** Banks in India number accounts in 9 to 18 figures. */
const NUMBER = /^[0-9]{9,18}$/;

/** Reads an IFSC in any letter case. @returns undefined when it is not one */
export function readIfsc(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return IFSC.test(code) ? code : undefined;
}

/** Reads an account number, spaces and hyphens between allowed. @returns undefined when it can't be one */
export function readAccountNumber(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return NUMBER.test(digits) && !/^0+$/.test(digits) ? digits : undefined;
}

/** Whether money would go somewhere else, or in another name. */
export function isSameAccount(one: BankAccount | null, other: BankAccount): boolean {
  return one?.number === other.number && one.ifsc === other.ifsc && one.holder === other.holder;
}

/** As much of an account number as its owner needs to know it again. */
export function lastFour(number: string): string {
  return number.slice(-4);
}
