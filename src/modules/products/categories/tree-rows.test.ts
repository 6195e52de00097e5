import { describe, expect, it } from 'vitest';
import { sampleCategory } from './sample-category.ts';
import { treeRows } from './tree-rows.ts';

const category = (_id: string, parent: string | null, products: number, hi = '') =>
  sampleCategory(_id, parent, { products, names: { en: _id.toUpperCase(), ...(hi && { hi }) } });
const ALL = [
  category('audio', null, 1),
  category('headphones', 'audio', 2, 'हेडफ़ोन'),
  category('on-ear', 'headphones', 4),
  category('tv', null, 0),
];
const rows = (find: string, ...open: string[]) =>
  treeRows(ALL, { find, open: new Set(open) }).map(({ category, level, isOpen, products }) => [
    ...[category._id, level, isOpen, products],
  ]);

describe('the rows of the tree', () => {
  it('are those in open categories, with the products below each', () => {
    expect(rows('')).toEqual([
      ['audio', 1, false, 7],
      ['tv', 1, undefined, 0],
    ]);
    expect(rows('', 'audio')).toEqual([
      ['audio', 1, true, 7],
      ['headphones', 2, false, 6],
      ['tv', 1, undefined, 0],
    ]);
  });

  it('are what is searched for in any language and those above it, open', () => {
    const found = [
      ['audio', 1, true, 7],
      ['headphones', 2, undefined, 6],
    ];
    expect(rows('हेडफ़')).toEqual(found);
    expect(rows(' HEAD ')).toEqual(found);
    expect(rows('ear').map(([id]) => id)).toEqual(['audio', 'headphones', 'on-ear']);
    expect(rows('radio')).toEqual([]);
  });

  it('know their place among those in the same category', () => {
    expect(treeRows(ALL, { find: '', open: new Set() }).map(({ at, of }) => [at, of])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});
