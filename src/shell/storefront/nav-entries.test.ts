import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStoredFilters, STORED_FILTERS_KEY, storeFilters } from '#products/catalog/listing/stored-filters.ts';
import { currentEntry, enterBy, NAV_ENTRIES } from './nav-entries.ts';

/** What a browser's session storage does, as far as it is used. */
function storageOfATab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => vi.stubGlobal('sessionStorage', storageOfATab()));
afterEach(() => vi.unstubAllGlobals());

const entry = (id: string) => {
  const found = NAV_ENTRIES.find(each => each.id === id);
  if (!found) throw new Error(`no entry ${id}`);
  return found;
};

describe('going somewhere by the navigation', () => {
  test.each(['home', 'products', 'search'])('%s forgets the filters of before', id => {
    storeFilters({ brand: ['apple'] });
    enterBy(entry(id));
    expect(sessionStorage.getItem(STORED_FILTERS_KEY)).toBeNull();
  });

  test.each(['electronics', 'accessories'])('%s keeps its own category in their place', id => {
    storeFilters({ brand: ['apple'], category: ['other'] });
    enterBy(entry(id));
    expect(readStoredFilters()).toEqual({ category: [id] });
  });
});

test.each([
  ['/', '', 'home'],
  ['/shop/listing', '', 'products'],
  ['/shop/listing', '?brand=apple', 'products'],
  ['/shop/listing', '?category=electronics&page=2', 'electronics'],
  ['/shop/listing', '?category=accessories', 'accessories'],
  ['/shop/search', '?keyword=tv', 'search'],
  ['/product/a-phone', '', undefined],
])('on %s%s the current entry is %s', (pathname, search, id) => {
  expect(currentEntry({ pathname, search })).toBe(id);
});
