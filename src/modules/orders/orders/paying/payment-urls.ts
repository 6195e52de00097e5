import type { ReturnWords } from '#orders/settlement/contract.ts';
import { type OrderId, UUID } from '#shared/id.ts';

/** The parameters with which a provider sends the shopper back. */
export interface PaymentReturn {
  readonly orderId: OrderId | undefined;
  readonly words: ReturnWords;
  /** The shopper left the payment page before approving. */
  readonly isUnfinished: boolean;
}

const NAMES = [
  'paymentId',
  'token',
  'signature',
  'razorpay_payment_id',
  'razorpay_payment_link_id',
  'razorpay_payment_link_reference_id',
  'razorpay_payment_link_status',
  'razorpay_signature',
] as const satisfies readonly (keyof ReturnWords)[];
const MAX_LENGTH = 300;

/**
 * Parses the return URL of any provider. Its parameters only say which payment to check; whether money arrived is for
 * the provider to say.
 */
export function readPaymentReturn(params: URLSearchParams): PaymentReturn {
  const said = (name: string) => {
    const value = params.get(name);
    return value !== null && value !== '' && value.length <= MAX_LENGTH ? value : undefined;
  };
  const payerId = said('PayerID') ?? said('payerId');
  const words = Object.fromEntries(NAMES.flatMap(name => (said(name) === undefined ? [] : [[name, said(name)]])));
  const orderId = params.get('orderId') ?? '';
  return {
    orderId: UUID.test(orderId) ? (orderId as OrderId) : undefined,
    words: { ...words, ...(payerId !== undefined && { payerId }) },
    isUnfinished: said('token') !== undefined && payerId === undefined,
  };
}

/** Origins of payment pages. The shop's own pages need not be listed. */

const PROVIDERS: readonly string[] = ['https://rzp.io', 'https://www.paypal.com', 'https://www.sandbox.paypal.com'];

/**
 * Validates a payment URL: only the shop's own origin and the providers are allowed, whatever the server's answer says
 * (docs/security-cases.md D19). @returns the absolute URL, or undefined
 */
export function approvalTarget(address: string, own: string): string | undefined {
  if (!URL.canParse(address, own)) return undefined;
  const { href, origin } = new URL(address, own);
  return origin === own || PROVIDERS.includes(origin) ? href : undefined;
}
