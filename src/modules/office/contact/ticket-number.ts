/** Digits and letters that can't be confused: no 0 and O, no 1, I and L. There are 31, a prime. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 31^11 is more than 2^54, so numbers can't be guessed. */
const CHANCE_SIGNS = 11;
const FORM = new RegExp(`^[${SIGNS}]{${CHANCE_SIGNS + 1}}$`);

/**
 * A new ticket number such as BB-7K3Q-9XWM-4TPD. It is random, because anyone who knows it can see the ticket; the last
 * character is a check digit.
 */
export function newTicketNumber(): string {
  const chance = Array.from({ length: CHANCE_SIGNS }, () => SIGNS.charAt(below(SIGNS.length))).join('');
  return written(chance + checkSign(chance));
}

/**
 * Parses a number as people type it: also in lower case, without dashes or the leading BB.
 * @returns undefined if it is not valid; the check digit detects one mistyped or two swapped characters
 */
export function readTicketNumber(text: string): string | undefined {
  const signs = text.toUpperCase().replaceAll(/[\s‐-―-]/gu, '');
  const number = signs.length === CHANCE_SIGNS + 3 && signs.startsWith('BB') ? signs.slice(2) : signs;
  if (!FORM.test(number) || checkSign(number.slice(0, -1)) !== number.at(-1)) return undefined;
  return written(number);
}

/** Weighted sum modulo a prime: it changes with any single wrong character and any swap of two. */
function checkSign(chance: string): string {
  const sum = [...chance].reduce((total, sign, place) => total + SIGNS.indexOf(sign) * (place + 2), 0);
  return SIGNS.charAt(sum % SIGNS.length);
}

function written(signs: string): string {
  return `BB-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

/** A uniform random integer below `count`: bytes beyond the last full multiple are drawn again. */
function below(count: number): number {
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 256 - (256 % count)) return byte % count;
  }
}
