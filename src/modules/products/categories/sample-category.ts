import type { EditedCategory } from './contract.ts';

/** A category with nothing in it, for tests without a database. */
export function sampleCategory(_id: string, parent: string | null, more: Partial<EditedCategory> = {}): EditedCategory {
  return {
    ...{ _id, parent, products: 0, names: { en: _id }, said: '', position: 0, version: 'one' },
    ...{ hsn: null, gstRate: null, serialKind: null, picture: null, returns: null, hidden: false, fixed: false },
    ...more,
  };
}
