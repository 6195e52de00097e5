import { PaypalFailure } from './paypal-words.ts';

/** PayPal's own name for what is wrong: the most exact one it gives. Its sentences are left out, they may repeat what was sent. */
export function issueIn(body: unknown): string | undefined {
  const failure = PaypalFailure.safeParse(body).data;
  if (!failure) return undefined;
  return 'error' in failure ? failure.error : (failure.details?.[0]?.issue ?? failure.name);
}
