import {
  MAX_RETURN_TEXT_LENGTH,
  type ReturnableLine,
  type ReturnsOfPart,
  upiIdNeeded,
} from '#orders/returns/contract.ts';
import { isUpiId } from '#orders/returns/refunds/upi-id.ts';
import { type Paise, paise, sum, times } from '#shared/money/money.ts';
import { isFaulty, type ReturnReason } from './return-reasons.ts';

/** What a shopper has filled in so far of a request. */
export interface ReturnDraft {
  /** How many of each line; what is not here stays. */
  readonly pieces: Readonly<Record<string, number>>;
  readonly reason: ReturnReason | undefined;
  readonly words: string;
  readonly upiId: string;
}

/** A part of one piece leaves nothing to choose, so it is chosen. */
export function blankDraft({ lines }: Pick<ReturnsOfPart, 'lines'>): ReturnDraft {
  const left = lines.filter(line => line.left > 0);
  const [only] = left;
  return {
    pieces: left.length === 1 && only ? { [only.lineId]: 1 } : {},
    reason: undefined,
    words: '',
    upiId: '',
  };
}

/** The lines that go back, with how many of each. */
export function chosenLines(lines: readonly ReturnableLine[], { pieces }: ReturnDraft) {
  return lines.flatMap(line => {
    const quantity = pieces[line.lineId] ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
}

export const STEPS = ['goods', 'reason', 'refund'] as const;
export type DraftStep = (typeof STEPS)[number];

/** What is missing of a step, in a sentence beside the field it is about; undefined when the way on is free. */
export function returnFault(step: DraftStep, draft: ReturnDraft, found: ReturnsOfPart): string | undefined {
  if (step === 'goods') return chosenLines(found.lines, draft).length === 0 ? 'Select the items to return.' : undefined;
  if (step === 'reason') {
    if (draft.reason === undefined) return 'Select a reason.';
    return draft.words.length > MAX_RETURN_TEXT_LENGTH ? `Use up to ${MAX_RETURN_TEXT_LENGTH} characters.` : undefined;
  }
  return found.needsUpiId && !isUpiId(draft.upiId.trim()) ? upiIdNeeded().message : undefined;
}

/** What the shopper can expect back, as the shop will work it out when the items are there. */
export function expectedRefund(draft: ReturnDraft, found: ReturnsOfPart): { goods: Paise; delivery: Paise } {
  const isFault = draft.reason !== undefined && isFaulty(draft.reason);
  return {
    goods: sum(chosenLines(found.lines, draft).map(({ line, quantity }) => times(line.price, quantity))),
    delivery: isFault ? found.deliveryLeft : paise(0),
  };
}
