import { dayOfText } from '#shared/dates.ts';

/** Why a product can't be ordered while its shop is on a break. */
export function awayWords({
  title,
  sellerName,
  returnsOn,
}: {
  readonly title: string;
  readonly sellerName: string;
  /** A day as `2026-11-24`; null when it is not known yet. */
  readonly returnsOn: string | null;
}): string {
  const until = returnsOn === null ? '' : ` until ${dayOfText(returnsOn)}`;
  return `${title} can’t be ordered just now: ${sellerName} is on a break${until}.`;
}
