import type { PageFacts } from '#office/pages/facts/page-facts.ts';

/** `{if codCap}`, `{if not codCap}`, `{else}` and `{end}`. */
const STEP = /\{(?:if (?<not>not )?(?<name>\w+)|(?<other>else)|end)\}/g;

/**
 * Leaves out what holds only under a condition that is not met: `{if deliveryCharge}…{else}…{end}`, within a sentence or
 * around whole sections. A condition is met if the fact has a text. Line breaks stay.
 */
export function resolveConditions(text: string, facts: PageFacts): string {
  const open: { isMet: boolean; readonly isShownAround: boolean }[] = [];
  const isShown = () => {
    const last = open.at(-1);
    return !last || (last.isMet && last.isShownAround);
  };
  let resolved = '';
  let from = 0;
  const take = (to: number) => {
    const piece = text.slice(from, to);
    resolved += isShown() ? piece : piece.replace(/[^\n]+/g, '');
  };
  for (const { index, 0: step, groups: { not, name, other } = {} } of text.matchAll(STEP)) {
    take(index);
    from = index + step.length;
    const last = open.at(-1);
    const isMet = name !== undefined && Boolean(facts.get(name)) === (not === undefined);
    if (name !== undefined) open.push({ isMet, isShownAround: isShown() });
    else if (other === undefined) open.pop();
    else if (last) last.isMet = !last.isMet;
  }
  take(text.length);
  return resolved;
}
