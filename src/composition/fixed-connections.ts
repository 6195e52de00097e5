import type { ShopSettings } from '#config/shop-settings.ts';
import type { PaymentSettings } from '#payments/payments/server/providers/payment-providers.ts';
import type { FixedConnection } from '#shop/connections/contract.ts';

/** The services that environment variables set up, for the screen of connections. Never a value of them. */
export function fixedConnections(
  { mail, storage }: Pick<ShopSettings, 'mail' | 'storage'>,
  { razorpay, paypal }: PaymentSettings,
): readonly FixedConnection[] {
  return [
    {
      ...{ port: 'payment', title: 'Razorpay', isOn: razorpay !== undefined },
      variables: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    },
    {
      ...{ port: 'payment', title: 'PayPal', isOn: paypal !== undefined },
      variables: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
    },
    { port: 'mail', title: 'SMTP', isOn: mail.smtpUrl !== undefined, variables: ['SMTP_URL'] },
    {
      ...{ port: 'storage', title: 'S3', isOn: storage?.origin !== undefined },
      variables: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'],
    },
  ];
}
