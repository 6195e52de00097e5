import { describe, expect, it } from 'vitest';
import { auditAddress } from './audit-list-state.ts';

describe('the address of the audit log', () => {
  it('reads back what it wrote', () => {
    const days = { from: '2026-11-01', to: '2026-11-21' };
    const state = { act: 'seller.rejected', find: 'Anita & co', by: 'anita', ...days, page: 2 } as const;
    expect(auditAddress.read(new URL(auditAddress.href(state), 'http://shop.example').searchParams)).toEqual(state);
  });

  it('leaves out what is as usual', () => {
    expect(auditAddress.href({ page: 1 })).toBe('/admin/audit');
  });

  it.each(['act=seller.eaten', 'page=0', 'page=1.5', 'find=%20', 'by=%20', 'from=2026-02-30', 'to=yesterday'])(
    'takes %s for not said',
    query => {
      expect(auditAddress.read(new URLSearchParams(query))).toEqual({
        ...{ act: undefined, find: undefined, by: undefined, from: undefined, to: undefined, page: 1 },
      });
    },
  );
});
