import { expect, test } from 'vitest';
import { parseStoredFilters } from './stored-filters.ts';

test('filters come back as they were kept', () => {
  expect(parseStoredFilters('{"category":["electronics"],"brand":["apple","boat"]}')).toEqual({
    category: ['electronics'],
    brand: ['apple', 'boat'],
  });
});

test.each([null, '', 'not json', '[]', '"apple"', 'null', '{"brand":"apple"}', '{"brand":[]}', '{"brand":[1,2]}'])(
  'what is no record of word lists is no choice: %s',
  text => {
    expect(parseStoredFilters(text)).toEqual({});
  },
);
