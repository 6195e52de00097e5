import { type OrderId, UUID } from '#shared/id.ts';
import * as paths from '#shared/paths/paths.ts';

/** Tabs of the account page, by their name in the address. */
export const ACCOUNT_TABS = ['orders', 'address', 'user'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** State of the account page; unknown values are ignored. */
export interface AccountState {
  readonly tab: AccountTab;
  /** The opened order. */
  readonly order: OrderId | undefined;
}

export function accountState(params: URLSearchParams): AccountState {
  const order = params.get('order');
  return {
    tab: ACCOUNT_TABS.find(tab => tab === params.get('tab')) ?? 'orders',
    order: order !== null && UUID.test(order) ? (order as OrderId) : undefined,
  };
}

export function accountPath({ tab, order }: { readonly tab: AccountTab; readonly order?: OrderId }): string {
  const params = new URLSearchParams({ ...(tab !== 'orders' && { tab }), ...(order && { order }) });
  return params.size > 0 ? `${paths.account}?${params}` : paths.account;
}
