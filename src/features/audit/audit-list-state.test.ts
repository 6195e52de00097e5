import { describe, expect, it } from 'vitest';
import { auditHref, readAuditList } from './audit-list-state.ts';

describe('the address of the audit log', () => {
  it('reads back what it wrote', () => {
    const days = { from: '2026-11-01', to: '2026-11-21' };
    const state = { act: 'seller.rejected', person: 'Anita & co', by: 'anita', ...days, page: 2 } as const;
    expect(readAuditList(new URL(auditHref(state), 'http://shop.example').searchParams)).toEqual(state);
  });

  it('leaves out what is as usual', () => {
    expect(auditHref({ page: 1 })).toBe('/admin/audit');
  });

  it.each(['act=seller.eaten', 'page=0', 'page=1.5', 'find=%20', 'by=%20', 'from=2026-02-30', 'to=yesterday'])(
    'takes %s for not said',
    query => {
      expect(readAuditList(new URLSearchParams(query))).toEqual({
        ...{ act: undefined, person: undefined, by: undefined, from: undefined, to: undefined, page: 1 },
      });
    },
  );
});
