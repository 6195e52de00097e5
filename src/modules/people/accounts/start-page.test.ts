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
    ['///evil.example'],
    ['/%2Fevil.example'],
    ['/%2f%2fevil.example'],
    ['/%5Cevil.example'],
    ['/%09/evil.example'],
    ['/%0d%0aset-cookie:x'],
    ['/\u0000/evil.example'],
    ['/shop\\evil.example'],
    ['/%'],
    ['@evil.example'],
    ['.evil.example'],
    ['/LOGIN'],
    ['/%6cogin'],
    ['/login?from=/shop/checkout'],
    ['/./register/user'],
    ['evil.example'],
    ['/login'],
    ['/register/seller'],
    [''],
    [null],
  ])('a shopper goes to the front page instead of %j (D19)', path => {
    expect(pageAfterSignIn(SHOPPER, path)).toBe('/');
  });
});
