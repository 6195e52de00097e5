import type { noteSearch } from '#products/searches/note.contract.ts';
import { NOTE_SEARCH, type SearchEvent } from '#products/searches/search-event.ts';
import { rememberOpened, searchBehind } from '#products/searches/search-trail.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import * as paths from '#shared/paths/paths.ts';

/**
 * Counts without waiting, also while the page is being left; nobody is told if it fails. A plain fetch, because the typed
 * client is 15 kB that a page of results does not need otherwise.
 */
function note(keyword: string, event: SearchEvent, productId?: ProductId): void {
  const noted: InputOf<typeof noteSearch> = { keyword, event, ...(productId && { productId }) };
  fetch(`/api${NOTE_SEARCH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(noted),
    keepalive: true,
  })
    // An answer that nobody reads stays a request under way.
    .then(answer => answer.text())
    .catch(() => {});
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
