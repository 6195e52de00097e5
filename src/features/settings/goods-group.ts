import { type Faults, type Group, readOf } from './group.ts';

export type GoodsField = 'declarationsRequired';

/** What goods must have before they go on sale. */
export const GOODS_GROUP: Group<GoodsField> = {
  title: 'Goods',
  labels: { declarationsRequired: 'Legal declarations' },
  fieldsOf: ({ declarationsRequired }) => ({ declarationsRequired: declarationsRequired ? 'yes' : 'no' }),
  read: ({ declarationsRequired }) => {
    const faults: Faults<GoodsField> = {};
    if (declarationsRequired !== 'yes' && declarationsRequired !== 'no')
      faults.declarationsRequired = 'Choose one of the two';
    return readOf(faults, () => ({ declarationsRequired: declarationsRequired === 'yes' }));
  },
};
