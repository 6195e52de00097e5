import { afterEach, expect, it, vi } from 'vitest';
import { newId } from '#shared/id.ts';
import { forgetViewed, MAX_VIEWED, rememberViewed, viewedIds, viewedProducts } from './viewed-products.ts';

afterEach(() => vi.unstubAllGlobals());

it('remembers the last twelve products, each once, the last one first, until they are forgotten', () => {
  vi.stubGlobal('dispatchEvent', () => true);
  const ids = Array.from({ length: MAX_VIEWED + 2 }, () => newId<'product'>());
  for (const id of ids) rememberViewed(id);
  const [first] = ids.slice(-3);
  if (first) rememberViewed(first);
  const viewed = viewedIds(viewedProducts.read());
  expect([viewed.length, new Set(viewed).size, viewed[0]]).toEqual([MAX_VIEWED, MAX_VIEWED, first]);
  forgetViewed();
  expect(viewedIds(viewedProducts.read())).toEqual([]);
});

it('ignores what was written by hand', () => {
  const id = newId<'product'>();
  expect(viewedIds(`7,${id},<b>,`)).toEqual([id]);
});
