import {
  MAX_RETURN_TEXT_LENGTH,
  onlyIfFaulty,
  type ReturnableLine,
  type ReturnsOfPart,
  upiIdNeeded,
} from '#orders/returns/contract.ts';
import { isUpiId } from '#orders/returns/refunds/upi-id.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, paise, sum } from '#shared/money/money.ts';
import { worthOfUnits } from '#shared/money/share.ts';
import { isFaulty, type ReturnReason } from './return-reasons.ts';

/** The shopper's input in the request form. */
export interface ReturnDraft {
  /** Units to return, by line id. */
  readonly quantities: Readonly<Record<string, number>>;
  readonly reason: ReturnReason | undefined;
  readonly words: string;
  readonly upiId: string;
}

/** Preselects the only item if there is just one. */
export function blankDraft({ lines }: Pick<ReturnsOfPart, 'lines'>): ReturnDraft {
  const left = lines.filter(line => line.isOpen && line.left > 0);
  const [only] = left;
  return {
    quantities: left.length === 1 && only ? { [only.lineId]: 1 } : {},
    reason: undefined,
    words: '',
    upiId: '',
  };
}

/** The lines to return, with quantities. */
export function chosenLines(lines: readonly ReturnableLine[], { quantities }: ReturnDraft) {
  return lines.flatMap(line => {
    const quantity = quantities[line.lineId] ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
}

export const STEPS = ['goods', 'reason', 'refund'] as const;
export type DraftStep = (typeof STEPS)[number];

/** The error of a step; undefined if the step is complete. */
export function returnFault(step: DraftStep, draft: ReturnDraft, found: ReturnsOfPart): string | undefined {
  if (step === 'goods')
    return chosenLines(found.lines, draft).length === 0 ? t('orders.returns.fault.items') : undefined;
  if (step === 'reason') {
    if (draft.reason === undefined) return t('orders.returns.fault.reason');
    const refused = !isFaulty(draft.reason) && chosenLines(found.lines, draft).find(({ line }) => line.onlyIfFaulty);
    if (refused) return onlyIfFaulty(refused.line.title).message;
    return draft.words.length > MAX_RETURN_TEXT_LENGTH
      ? t('orders.returns.fault.words', { most: MAX_RETURN_TEXT_LENGTH })
      : undefined;
  }
  return found.needsUpiId && !isUpiId(draft.upiId.trim()) ? upiIdNeeded().message : undefined;
}

/** What was paid for so many more units of a line. */
export function paidForUnits({ paid, quantity: all, refunded }: ReturnableLine, quantity: number): Paise {
  return worthOfUnits(paid, all, refunded, quantity);
}

/** The expected refund; the server calculates the same on completion. */
export function expectedRefund(
  draft: ReturnDraft,
  found: ReturnsOfPart,
): { goods: Paise; delivery: Paise; exchange: Paise } {
  const isFault = draft.reason !== undefined && isFaulty(draft.reason);
  const whole = chosenLines(found.lines, draft).filter(
    ({ line, quantity }) => line.refunded + quantity >= line.quantity,
  );
  return {
    exchange: sum(whole.map(({ line }) => line.exchange ?? paise(0))),
    goods: sum(chosenLines(found.lines, draft).map(({ line, quantity }) => paidForUnits(line, quantity))),
    delivery: isFault ? found.deliveryLeft : paise(0),
  };
}
