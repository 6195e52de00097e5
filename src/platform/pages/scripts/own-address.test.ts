import { describe, expect, it } from 'vitest';
import { ownPage } from './own-address.ts';

const route = (id: string, path: string | undefined, parentId = 'root', index = false) => ({
  id,
  path,
  parentId,
  index,
});
const table = [
  { id: 'root', path: '' },
  route('frame', undefined),
  route('home', undefined, 'frame', true),
  route('listing', 'shop/listing', 'frame'),
  route('about', 'aboutUs', 'frame'),
  route('product', 'product/:slug', 'frame'),
  route('nothing', '*', 'frame'),
];
const build = { routes: Object.fromEntries(table.map(each => [each.id, each])) } as unknown as Parameters<
  typeof ownPage
>[0];

const ownAddress = (of: typeof build, path: string) => ownPage(of, path)?.address;

describe('the own address of a page', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/shop/listing', '/shop/listing'],
    ['/Shop/Listing/', '/shop/listing'],
    ['/%73hop/listing', '/shop/listing'],
    ['/aboutus', '/aboutUs'],
    ['/product/a-phone/', '/product/a-phone'],
    ['/PRODUCT/a-phone', '/product/a-phone'],
    ['/product/a%20phone', '/product/a%20phone'],
  ])('is written as the table of screens has it: %s', (asked, own) => expect(ownAddress(build, asked)).toBe(own));

  it.each(['/nowhere', '/shop', '/product', '/product/a/b', '//evil.example/shop/listing', '/shop%2Flisting', '/%zz'])(
    'is none where no page is: %s',
    asked => expect(ownAddress(build, asked)).toBeUndefined(),
  );

  it('is none that is longer than any page’s', () => {
    expect(ownAddress(build, `/product/${'a'.repeat(200)}`)).toBeDefined();
    expect(ownAddress(build, `/product/${'a'.repeat(300)}`)).toBeUndefined();
  });

  it('is the same the second time', () => {
    expect([1, 2].map(() => ownAddress(build, '/Shop/Listing'))).toEqual(['/shop/listing', '/shop/listing']);
  });

  it('comes with the name of the page, which is the same for every product', () => {
    expect(['/product/a-phone', '/Product/b/', '/'].map(path => ownPage(build, path)?.page)).toEqual([
      '/product/:slug',
      '/product/:slug',
      '/',
    ]);
  });
});
