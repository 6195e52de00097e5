import { keptText } from '#shared/page/kept-text.ts';

export const MAX_COMPARED = 4;

/** The slugs chosen in this browser, separated by commas. What is chosen is never sent to the server. */
export const chosenProducts = keptText('compared');

export function choose(slugs: readonly string[]): void {
  chosenProducts.write(slugs.join());
}
