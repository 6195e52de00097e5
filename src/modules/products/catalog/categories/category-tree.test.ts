import { describe, expect, it } from 'vitest';
import { type Category, CategoryTree } from './category-tree.ts';

const category = (id: string, parentId: string | null, more: Partial<Category> = {}): Category => ({
  ...{ id, parentId, names: { en: id.toUpperCase() }, said: '', hidden: false },
  ...{ hsn: null, gstRateBp: null, serialKind: null },
  ...more,
});

const tree = new CategoryTree([
  category('case', 'mobiles'),
  category('mobiles', null, { hsn: '8517', serialKind: 'imei', said: 'phone' }),
  category('tv', null, { names: { en: 'TVs', hi: 'टीवी' } }),
  category('leather-case', 'case', { hsn: '4202', gstRateBp: 500 }),
]);

describe('the tree of categories', () => {
  it('has each category before those within it, in the order of the rows', () => {
    expect(tree.all.map(({ id }) => id)).toEqual(['mobiles', 'case', 'leather-case', 'tv']);
  });

  it('names them in a language, in English without a name in it, and an unknown one by its id', () => {
    expect([tree.nameOf('tv', 'hi'), tree.nameOf('tv', 'ta'), tree.nameOf('radio')]).toEqual(['टीवी', 'TVs', 'radio']);
  });

  it('knows what lies within and above', () => {
    expect(tree.within(['mobiles', 'case'])).toEqual(['mobiles', 'case', 'leather-case']);
    expect(tree.within(['radio'])).toEqual([]);
    expect(tree.upFrom('leather-case').map(({ id }) => id)).toEqual(['leather-case', 'case', 'mobiles']);
  });

  it('takes what a category does not say from the nearest above', () => {
    expect(tree.usual('leather-case')).toEqual({ hsn: '4202', gstRateBp: 500, serialKind: 'imei' });
    expect(tree.usual('case')).toEqual({ hsn: '8517', gstRateBp: null, serialKind: 'imei' });
    expect(tree.usual('radio')).toEqual({ hsn: null, gstRateBp: null, serialKind: null });
  });

  it('finds products by the names of their category and by what else it and those above are called', () => {
    expect(tree.wordsOf('case').trim()).toBe('CASE  phone');
  });
});
