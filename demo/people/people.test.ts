import { describe, expect, it } from 'vitest';
import { demoShopper, reviewers, sellers } from './people.ts';

const FIGURES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check character, worked out here on its own so that the data is held against the rule and not against itself. */
function checkOf(first14: string): string {
  const sum = [...first14].reduce((total, figure, i) => {
    const product = FIGURES.indexOf(figure) * (i % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return FIGURES.charAt((36 - (sum % 36)) % 36);
}

describe('the demo sellers', () => {
  it('are four approved, one that waits and one that was rejected for a reason', () => {
    const statuses = sellers.map(s => s.status).sort();
    expect(statuses).toEqual(['Approved', 'Approved', 'Approved', 'Approved', 'Pending', 'Rejected']);
    expect(sellers.filter(s => s.reason).map(s => s.status)).toEqual(['Rejected']);
  });

  it('the check character rule agrees with numbers known to be right and wrong', () => {
    expect(checkOf('27AAPFU0939F1Z')).toBe('V');
    expect(checkOf('29AABCT1332L1Z')).toBe('A');
  });

  it.each(sellers.map(s => [s.username, s] as const))(
    '%s has a GSTIN with the right form, state and check character',
    (_, seller) => {
      expect(seller.gstNumber).toMatch(/^\d{2}[A-Z]{3}[ABCFGHJKLPT][A-Z]\d{4}[A-Z][1-9]Z[0-9A-Z]$/);
      expect(seller.gstNumber.slice(0, 2)).toBe(seller.stateCode);
      expect(seller.gstNumber.slice(-1)).toBe(checkOf(seller.gstNumber.slice(0, 14)));
    },
  );
});

describe('the people of the demo', () => {
  const everybody = [demoShopper, ...reviewers, ...sellers.map(s => ({ ...s, userName: s.username }))];

  it('have names, e-mails and mobiles of their own', () => {
    const folded = everybody.map(p => p.userName.normalize('NFKC').toLowerCase());
    expect(new Set(folded).size).toBe(everybody.length);
    expect(new Set(everybody.map(p => p.email)).size).toBe(everybody.length);
    expect(new Set(everybody.map(p => p.mobile)).size).toBe(everybody.length);
  });

  it('have Indian mobiles, and e-mails that can reach nobody', () => {
    expect(everybody.filter(p => !/^\+91[6-9]\d{9}$/.test(p.mobile))).toEqual([]);
    expect(everybody.filter(p => !/^[a-z.]+@[a-z.]+\.example$/.test(p.email))).toEqual([]);
  });

  it('the demo shopper has two addresses with PIN codes of their cities', () => {
    expect(demoShopper.addresses.map(a => [a.city, a.pincode.slice(0, 3)])).toEqual([
      ['Bengaluru', '560'],
      ['Hyderabad', '500'],
    ]);
  });
});
