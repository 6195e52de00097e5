import type { ChangeKind } from '#office/assistants/suggested-change.ts';
import { ANSWER } from './answer.ts';
import type { KindOfChange } from './change-kind.ts';
import { ORDER_STATUS } from './order-status.ts';
import { PRICE_STOCK } from './price-stock.ts';

/** All changes that programs may suggest. */
export const KINDS: Readonly<Record<ChangeKind, KindOfChange>> = {
  'price-stock': PRICE_STOCK as KindOfChange,
  'order-status': ORDER_STATUS as KindOfChange,
  answer: ANSWER as KindOfChange,
};
