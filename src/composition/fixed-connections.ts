import { serviceVariables } from '#config/payment-env.ts';
import type { ShopSettings } from '#config/shop-settings.ts';
import type { AnyAdapter } from '#shared/ports/adapter.ts';
import type { FixedConnection } from '#shop/connections/contract.ts';

/** The services that environment variables set up, for the screen of connections. Never a value of them. */
export function fixedConnections(
  { mail, storage, s3, payments, search }: Pick<ShopSettings, 'mail' | 'storage' | 's3' | 'payments' | 'search'>,
  adapters: readonly AnyAdapter[],
): readonly FixedConnection[] {
  return [
    ...adapters
      .filter(adapter => isFixed(payments, adapter))
      .map(
        (adapter): FixedConnection => ({
          ...{ port: 'payment', title: adapter.title, isOn: true },
          variables: [...serviceVariables(adapter)],
        }),
      ),
    { port: 'mail', title: 'SMTP', isOn: mail.smtpUrl !== undefined, variables: ['SMTP_URL'] },
    s3
      ? { port: 'storage', title: 'S3_…', isOn: true, variables: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] }
      : { port: 'storage', title: 'DATA_DIR/storage', isOn: storage?.origin === undefined, variables: ['DATA_DIR'] },
    { port: 'search', title: 'OpenSearch', isOn: search !== undefined, variables: ['SEARCH_URL'] },
  ];
}

/** Whether the environment sets a service up, so that it can't be changed on the screen. */
export function isFixed(payments: ShopSettings['payments'], { port, name }: AnyAdapter): boolean {
  return port === 'payment' && Object.hasOwn(payments?.services ?? {}, name);
}
