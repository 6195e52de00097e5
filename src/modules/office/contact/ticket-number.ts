/** Figures and letters that can't be taken for each other by eye: no 0 and O, no 1, I and L. There are 31, a prime. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 31 to the power of 11 is more than 2 to the power of 54: nobody finds a ticket by trying. */
const CHANCE_SIGNS = 11;
const FORM = new RegExp(`^[${SIGNS}]{${CHANCE_SIGNS + 1}}$`);

/**
 * A new ticket number, as it is read out and typed: BB-7K3Q-9XWM-4TPD. It holds nothing but chance, because whoever knows
 * it may follow the ticket; its last sign is a check.
 */
export function newTicketNumber(): string {
  const chance = Array.from({ length: CHANCE_SIGNS }, () => SIGNS.charAt(below(SIGNS.length))).join('');
  return written(chance + checkSign(chance));
}

/**
 * Reads a number as people type it: small letters, without dashes or the leading BB.
 * @returns undefined when it can't be one, as after any one mistyped sign or two that changed places
 */
export function readTicketNumber(text: string): string | undefined {
  const signs = text.toUpperCase().replaceAll(/[\s‐-―-]/gu, '');
  const number = signs.length === CHANCE_SIGNS + 3 && signs.startsWith('BB') ? signs.slice(2) : signs;
  if (!FORM.test(number) || checkSign(number.slice(0, -1)) !== number.at(-1)) return undefined;
  return written(number);
}

/** Each sign weighs as much as its place: since the sum is taken by a prime, no single slip and no exchange keeps it. */
function checkSign(chance: string): string {
  const sum = [...chance].reduce((total, sign, place) => total + SIGNS.indexOf(sign) * (place + 2), 0);
  return SIGNS.charAt(sum % SIGNS.length);
}

function written(signs: string): string {
  return `BB-${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

/** An even chance among `count`: bytes beyond the last whole multiple are thrown again. */
function below(count: number): number {
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 256 - (256 % count)) return byte % count;
  }
}
