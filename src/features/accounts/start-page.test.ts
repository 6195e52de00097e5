import { describe, expect, it } from 'vitest';
import { pageAfterSignIn } from './start-page.ts';

const SHOPPER = { role: 'user', type: 'user' } as const;

describe('after signing in', () => {
  it('sellers and administrators begin where their work is, wherever they came from', () => {
    expect(pageAfterSignIn({ role: 'admin', type: 'vendor' }, '/shop/checkout')).toBe('/admin/products');
    expect(pageAfterSignIn({ role: 'admin', type: 'admin' }, '/shop/checkout')).toBe('/admin/dashboard');
  });

  it.each(['/shop/checkout', '/shop/listing?brand=apple,samsung#list', '/product/oneplus-13'])(
    'a shopper goes on at %s',
    path => {
      expect(pageAfterSignIn(SHOPPER, path)).toBe(path);
    },
  );

  it.each([
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['/\n\\evil.example'],
    ['https:evil.example'],
    ['https://evil.example/'],
    ['javascript:alert(1)'],
    ['/.//evil.example'],
    ['evil.example'],
    ['/login'],
    ['/register/seller'],
    [''],
    [null],
  ])('a shopper goes to the front page instead of %j (D19)', path => {
    expect(pageAfterSignIn(SHOPPER, path)).toBe('/');
  });
});
