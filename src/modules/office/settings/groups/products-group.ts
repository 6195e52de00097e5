import { type Group, type GroupFaults, readOf } from './group.ts';

export type GoodsField = 'declarationsRequired' | 'lowStockBelow';

const COUNT = /^\d{1,4}$/;

/** What products must have before they go on sale, and when their sellers are told that they run out. */
export const GOODS_GROUP: Group<GoodsField> = {
  title: 'Products',
  labels: { declarationsRequired: 'Legal declarations', lowStockBelow: 'Mail sellers when stock falls below' },
  fieldsOf: ({ declarationsRequired, lowStockBelow }) => ({
    declarationsRequired: declarationsRequired ? 'yes' : 'no',
    lowStockBelow: String(lowStockBelow),
  }),
  read: ({ declarationsRequired, lowStockBelow: typed }) => {
    const faults: GroupFaults<GoodsField> = {};
    if (declarationsRequired !== 'yes' && declarationsRequired !== 'no') faults.declarationsRequired = 'Choose one';
    const lowStockBelow = typed.trim();
    if (!COUNT.test(lowStockBelow)) faults.lowStockBelow = 'Enter a number up to 9,999, or 0 to send no mails';
    return readOf(faults, () => ({
      declarationsRequired: declarationsRequired === 'yes',
      lowStockBelow: Number(lowStockBelow),
    }));
  },
};
