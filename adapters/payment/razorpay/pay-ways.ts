import type { PaymentWay } from '#shared/ports/payment-port.ts';

/** Banks whose credit cards can be a method of their own, by the code that Razorpay has for the issuer. */
const BANKS: Readonly<Record<string, { readonly issuer: string; readonly bank: string }>> = {
  hdfc: { issuer: 'HDFC', bank: 'HDFC Bank' },
  icici: { issuer: 'ICIC', bank: 'ICICI Bank' },
  sbi: { issuer: 'SBIN', bank: 'SBI' },
  axis: { issuer: 'UTIB', bank: 'Axis Bank' },
  kotak: { issuer: 'KKBK', bank: 'Kotak Mahindra Bank' },
};

const NOTE = {
  en: 'You pay at Razorpay, in this way only, and come back here.',
  hi: 'आप Razorpay पर केवल इसी तरीके से भुगतान करके यहाँ वापस आते हैं।',
  ta: 'Razorpay-இல் இந்த முறையில் மட்டும் செலுத்திவிட்டு இங்கே திரும்புவீர்கள்.',
};

function cardOf(bank: string): PaymentWay {
  return {
    title: `${bank} credit card`,
    label: { en: `${bank} credit card`, hi: `${bank} क्रेडिट कार्ड`, ta: `${bank} கிரெடிட் கார்டு` },
    note: NOTE,
    icon: 'card',
  };
}

export const RAZORPAY_WAYS: Readonly<Record<string, PaymentWay>> = {
  upi: { title: 'UPI', label: { en: 'UPI', hi: 'UPI', ta: 'UPI' }, note: NOTE, icon: 'phone' },
  ...Object.fromEntries(Object.entries(BANKS).map(([key, { bank }]) => [key, cardOf(bank)])),
};

const KEYS = Object.keys(RAZORPAY_WAYS);

/** What the setting looks like: names of ways, separated by commas. */
export const WAYS_PATTERN = new RegExp(`^(${KEYS.join('|')})(\\s*,\\s*(${KEYS.join('|')}))*$`);

export function waysIn(setting: string): readonly string[] {
  const named = new Set(setting.split(',').map(word => word.trim()));
  return KEYS.filter(key => named.has(key));
}

/**
 * What a link is limited with. All other ways, also those that Razorpay may add, stay away.
 * https://razorpay.com/docs/api/payments/payment-links/customise-options-config
 */
export function limitedTo(way: string): object {
  const bank = BANKS[way];
  const instrument = bank ? { method: 'card', issuers: [bank.issuer], types: ['credit'] } : { method: way };
  const name = RAZORPAY_WAYS[way]?.title ?? way;
  const display = {
    blocks: { only: { name, instruments: [instrument] } },
    sequence: ['block.only'],
    preferences: { show_default_blocks: false },
  };
  return { options: { checkout: { config: { display } } } };
}

/** The cards of a bank are told apart only if they are asked for. */
export const asksCard = (way: string | undefined): boolean => way !== undefined && BANKS[way] !== undefined;

/** How a payment was made, as Razorpay reports it. */
interface Made {
  readonly method?: string | null | undefined;
  readonly card?:
    | { readonly issuer?: string | null | undefined; readonly type?: string | null | undefined }
    | null
    | undefined;
}

/** Whether a payment was made in another way. Razorpay does not know every issuer; the link took no other then. */
export function isOtherWay(way: string, { method, card }: Made): boolean {
  const bank = BANKS[way];
  if (!bank) return method !== way;
  return method !== 'card' || card?.type !== 'credit' || (card.issuer ?? bank.issuer) !== bank.issuer;
}
