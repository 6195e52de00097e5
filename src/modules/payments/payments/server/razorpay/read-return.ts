import { isSignedBy } from '#payments/payments/server/providers/is-signed-by.ts';
import type { ProviderWord } from '#payments/payments/server/providers/payment-provider.ts';

/** What Razorpay hangs on the return address, signed with the key's secret: https://razorpay.com/docs/payments/payment-links/apis */
export function readRazorpayReturn(
  keySecret: string,
  query: Readonly<Record<string, string>>,
): ProviderWord | undefined {
  const link = query.razorpay_payment_link_id;
  const reference = query.razorpay_payment_link_reference_id;
  const status = query.razorpay_payment_link_status;
  const payment = query.razorpay_payment_id;
  if (!link || !reference || !status || !payment) return undefined;
  const signed = [link, reference, status, payment].join('|');
  if (!isSignedBy(keySecret, signed, query.razorpay_signature)) return undefined;
  return { messageId: null, kind: 'return', ref: link };
}
