import { noteSearch, type SearchEvent } from '#products/searches/note.contract.ts';
import { rememberOpened, searchBehind } from '#products/searches/search-trail.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import * as paths from '#shared/paths/paths.ts';

/** Counts without waiting; nobody is told if it fails. */
function note(keyword: string, event: SearchEvent, productId?: ProductId): void {
  call(noteSearch, { keyword, event, ...(productId && { productId }) }).catch(() => {});
}

interface Results {
  readonly keyword: string;
  readonly total: number;
  readonly products: readonly { readonly _id: ProductId; readonly slug: string }[];
}

/** Counts a search whose results are on the page, and what is opened from them. @returns stops looking */
export function noteResults({ keyword, total, products }: Results): () => void {
  note(keyword, total > 0 ? 'seen' : 'missed');
  const idOf = new Map(products.map(({ _id, slug }) => [paths.product(slug), _id]));
  const opened = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // An address of a language has a prefix.
    const path = link && [...idOf.keys()].find(each => link.pathname.endsWith(each));
    const id = path && idOf.get(path);
    if (!id) return;
    note(keyword, 'opened', id);
    rememberOpened(keyword, id);
  };
  addEventListener('click', opened, true);
  return () => removeEventListener('click', opened, true);
}

/** Counts products that were bought, if a search led to them. */
export function noteBought(products: readonly ProductId[]): void {
  for (const id of products) {
    const keyword = searchBehind(id);
    if (keyword) note(keyword, 'bought', id);
  }
}
