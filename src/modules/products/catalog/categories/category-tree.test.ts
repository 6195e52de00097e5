import { describe, expect, it } from 'vitest';
import { RETURN_DAYS } from '#orders/returns/return/return-window.ts';
import { type Category, CategoryTree } from './category-tree.ts';

const category = (id: string, parentId: string | null, more: Partial<Category> = {}): Category => ({
  ...{ id, parentId, names: { en: id.toUpperCase() }, said: '', hidden: false, picture: null, returns: null },
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

  it('takes the rule for returns from the nearest category that has one, and the usual one without any', () => {
    const ruled = new CategoryTree([
      category('mobiles', null, { returns: { way: 'replacement', days: 10 } }),
      category('case', 'mobiles'),
      category('earbuds', 'mobiles', { returns: { way: 'none', days: 7, reasons: { en: 'Hygiene' } } }),
    ]);
    expect(ruled.returnsOf('case')).toEqual({ way: 'replacement', days: 10 });
    expect(ruled.returnsOf('earbuds').way).toBe('none');
    expect(tree.returnsOf('leather-case')).toEqual({ way: 'any', days: RETURN_DAYS });
  });

  it('finds products by the names of their category and by what else it and those above are called', () => {
    expect(tree.wordsOf('case').trim()).toBe('CASE  phone');
  });
});
