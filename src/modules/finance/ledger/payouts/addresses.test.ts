import { describe, expect, it } from 'vitest';
import { earningsAddress, statementHref } from '#finance/ledger/earnings/earnings-state.ts';
import type { SellerId } from '#shared/id.ts';
import { payoutsAddress } from './payouts-state.ts';

const SELLER = '01890a5d-ac96-774b-bcce-b302099a8057' as SellerId;
const paramsOf = (href: string) => new URL(href, 'http://shop.example').searchParams;

describe('the addresses of earnings and payouts', () => {
  it('read back what they wrote', () => {
    const earnings = { seller: SELLER, month: '2026-11', page: 2, open: '17' };
    expect(earningsAddress.read(paramsOf(earningsAddress.href(earnings)))).toEqual(earnings);
    const payouts = { find: 'Koti & co', sort: 'name', order: 'asc', page: 3 } as const;
    expect(payoutsAddress.read(paramsOf(payoutsAddress.href(payouts)))).toEqual(payouts);
  });

  it('leave out what is as usual', () => {
    expect([earningsAddress.href({ page: 1 }), payoutsAddress.href({ page: 1 })]).toEqual([
      '/admin/earnings',
      '/admin/payouts',
    ]);
    expect(statementHref('2026-11', undefined)).toBe('/api/admin/earnings/statement?month=2026-11&language=en');
  });

  it.each(['seller=deccan', 'month=2026-13', 'month=', 'page=0'])('take %s for not said', query => {
    const none = { seller: undefined, month: undefined, page: 1, open: undefined };
    expect(earningsAddress.read(new URLSearchParams(query))).toEqual(none);
  });
});
