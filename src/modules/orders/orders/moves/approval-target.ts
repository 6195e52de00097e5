/** Where providers ask to approve a payment. The shop's own pages need no word here. */
const PROVIDERS: readonly string[] = ['https://rzp.io', 'https://www.paypal.com', 'https://www.sandbox.paypal.com'];

/**
 * Whether a shopper may be led to an address to pay: on the shop's own origin or a provider's, and nowhere else whatever
 * an answer says (docs/security-cases.md D19). @returns the whole address, undefined when it leads elsewhere
 */
export function approvalTarget(address: string, own: string): string | undefined {
  if (!URL.canParse(address, own)) return undefined;
  const { href, origin } = new URL(address, own);
  return origin === own || PROVIDERS.includes(origin) ? href : undefined;
}
