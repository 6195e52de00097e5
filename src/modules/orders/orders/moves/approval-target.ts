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
