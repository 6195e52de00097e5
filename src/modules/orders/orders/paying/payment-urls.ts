import type { ReturnWords } from '#orders/settlement/contract.ts';
import { knownPaymentServices } from '#payments/payments/known-services.ts';
import { type OrderId, UUID } from '#shared/id.ts';

/** The parameters with which a provider sends the shopper back. */
export interface PaymentReturn {
  readonly orderId: OrderId | undefined;
  readonly words: ReturnWords;
  /** The shopper left the payment page before approving. */
  readonly isUnfinished: boolean;
}

/** Those of the sandbox; each service declares its own. */
const NAMES = ['paymentId', 'token', 'signature'] as const;
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
  const names = new Set([...NAMES, ...knownPaymentServices().flatMap(({ returns }) => returns)]);
  names.delete('PayerID');
  const words = Object.fromEntries([...names].flatMap(name => (said(name) === undefined ? [] : [[name, said(name)]])));
  const orderId = params.get('orderId') ?? '';
  return {
    orderId: UUID.test(orderId) ? (orderId as OrderId) : undefined,
    words: { ...words, ...(payerId !== undefined && { payerId }) },
    isUnfinished: said('token') !== undefined && payerId === undefined,
  };
}

/**
 * Validates a payment URL: only the shop's own origin and the pages that services declare are allowed, whatever the answer
 * to the order says (docs/security-cases.md D19). @returns the absolute URL, or undefined
 */
export function approvalTarget(address: string, own: string): string | undefined {
  if (!URL.canParse(address, own)) return undefined;
  const { href, origin } = new URL(address, own);
  const isPage = knownPaymentServices().some(({ pages }) => pages.some(page => page === origin));
  return origin === own || isPage ? href : undefined;
}
