import { type ProductId, UUID } from '#shared/id.ts';
import { keptText } from '#shared/page/kept-text.ts';

export const MAX_VIEWED = 12;

/** The products viewed in this browser, as ids separated by commas, the last one first. They are not sent to any account. */
export const viewedProducts = keptText('recentlyViewed');

export function viewedIds(text: string): ProductId[] {
  return text.split(',').filter((id): id is ProductId => UUID.test(id));
}

export function rememberViewed(id: ProductId): void {
  const others = viewedIds(viewedProducts.read()).filter(other => other !== id);
  viewedProducts.write([id, ...others].slice(0, MAX_VIEWED).join());
}

export function forgetViewed(): void {
  viewedProducts.write('');
}
