import { type ReturnRule, USUAL_RETURNS } from '#products/catalog/categories/return-rule.ts';
import { isFaulty, type ReturnReason } from './return-reasons.ts';
import { isReturnable, returnableUntil } from './return-window.ts';

/** @param returns as the line keeps it; null for the usual rule */
export const ruleOfLine = ({ returns }: { readonly returns: ReturnRule | null }): ReturnRule =>
  returns ?? USUAL_RETURNS;

export const untilOfLine = (line: { readonly returns: ReturnRule | null }, deliveredAt: Date): Date =>
  returnableUntil(deliveredAt, ruleOfLine(line).days);

export const isLineOpen = (line: { readonly returns: ReturnRule | null }, deliveredAt: Date, now: Date): boolean =>
  isReturnable(deliveredAt, now, ruleOfLine(line).days);

/** Whether the rule allows this reason. What is wrong with an item is always one. */
export function allowsReason({ way }: ReturnRule, reason: ReturnReason): boolean {
  return way === 'any' || isFaulty(reason);
}
