import { describe, expect, it } from 'vitest';
import { loginFrom, pageRule, redirectFor, withoutSecret } from './pages.ts';

describe('the rule of a page', () => {
  it.each([
    '/shop/checkout',
    '/Shop/Checkout',
    '/shop/checkout.data',
    '/shop/checkout/_.data',
    '/shop//checkout',
    '/%73hop/%63heckout',
    '/shop\\checkout',
  ])('finds the checkout in %s', path => {
    expect(pageRule(path).access).toBe('shopper');
  });

  it.each(['/admin', '/ADMIN/', '/admin.data', '/%61dmin', '/admin%2Fdashboard', '//admin//nowhere'])(
    "finds an administrator's page in %s",
    path => {
      expect(pageRule(path).access).toBe('administrator');
    },
  );

  it.each(['/admin/orders', '/Admin/Products/', '/admin/%6frders.data'])(
    'finds a page of the back-office in %s',
    path => {
      expect(pageRule(path).access).toBe('backOffice');
    },
  );

  it.each(['/', '/administrators', '/shop/listing', '/product/admin', '/%2561dmin', '/%zz'])(
    'leaves %s public',
    path => {
      expect(pageRule(path).access).toBe('public');
    },
  );

  it.each(['/ticket', '/Ticket', '/ticket/', '/ticket.data', '/%74icket'])('keeps %s out of every cache', path => {
    const rule = pageRule(path);
    expect(rule.access).toBe('unlisted');
    for (const kind of [null, 'shopper', 'seller', 'administrator'] as const)
      expect(redirectFor(rule, kind)).toBeUndefined();
  });

  it('knows the parameters of the listing and of no other address', () => {
    for (const path of ['/shop/listing.data', '/shop/listing/', '/Shop/Listing', '/shop/listing/_.data'])
      expect(pageRule(path).params, path).toContain('brand');
    expect(pageRule('/shop/listing/more').params).toEqual([]);
    expect(pageRule('/aboutUs').params).toEqual([]);
  });
});

describe('who may not open a page', () => {
  const checkout = pageRule('/shop/checkout');
  const orders = pageRule('/admin/orders');
  const dashboard = pageRule('/admin/dashboard');
  const profile = pageRule('/Admin/%70rofile');

  it('is sent to the login as a guest, and nowhere from public pages', () => {
    for (const rule of [checkout, orders, dashboard, profile]) expect(redirectFor(rule, null)).toBe('/login');
    expect(redirectFor(pageRule('/'), null)).toBeUndefined();
  });

  it('is led back to login, and reads that a session has ended only if one has', () => {
    expect(loginFrom('/shop/account?tab=user', false)).toBe('/login?from=%2Fshop%2Faccount%3Ftab%3Duser');
    expect(loginFrom('/shop/checkout', true)).toBe('/login?from=%2Fshop%2Fcheckout&ended=1');
    expect(pageRule('/login').params).toEqual(['ended']);
  });

  it('redirects shoppers to the message of missing rights, and others to their start page', () => {
    expect(redirectFor(orders, 'shopper')).toBe('/unauth-page');
    expect(redirectFor(dashboard, 'seller')).toBe('/admin/products');
    expect(redirectFor(checkout, 'administrator')).toBe('/admin/dashboard');
    expect(redirectFor(profile, 'administrator')).toBe('/admin/dashboard');
    expect(redirectFor(profile, 'shopper')).toBe('/unauth-page');
  });

  it('names no secret of its path in the log', () => {
    expect(withoutSecret('/hi/shop/pay/abc.data')).toBe('/hi/shop/pay/…');
    expect(withoutSecret('/Shop/p%61y/abc/')).toBe('/Shop/p%61y/…');
    expect(withoutSecret('/shop/listing')).toBe('/shop/listing');
  });

  it('is nobody for whom the page is', () => {
    expect(redirectFor(checkout, 'shopper')).toBeUndefined();
    expect(redirectFor(orders, 'seller')).toBeUndefined();
    expect(redirectFor(profile, 'seller')).toBeUndefined();
    expect(redirectFor(dashboard, 'administrator')).toBeUndefined();
  });
});
