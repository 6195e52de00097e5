import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { listCards, MAX_PER_PAGE } from '#products/catalog/contract.ts';
import type { CardProduct } from '#products/catalog/product/product.schema.ts';
import { type SavedProduct, savedProducts } from '#products/wishlist/saved-products.ts';
import { knownEntries, readKnown } from '#products/wishlist/ui/sync/known-entries.ts';
import { savedIds, validSaved } from '#products/wishlist/valid-saved.ts';
import { problemOf } from '#routing/problem-of.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { ProductId } from '#shared/id.ts';

/** A saved product, with what its card shows; that is null if it is no longer sold. */
export interface WishlistLine {
  readonly id: ProductId;
  readonly saved: SavedProduct;
  readonly card: CardProduct | null;
}

export interface WishlistState {
  /** Undefined while loading. */
  readonly lines: readonly WishlistLine[] | undefined;
  readonly problem: Problem | undefined;
  readonly tryAgain: () => void;
}

/** The list of this browser, and the products on it as they are now. */
export function useWishlist(): WishlistState {
  const { status, user } = useSession();
  const text = useSyncExternalStore(followKept, keptHere);
  const { saved, known } = useMemo(() => JSON.parse(text) as ReturnType<typeof whatIsKept>, [text]);
  const ids = savedIds(saved);
  const { cards, problem, tryAgain } = useCards(ids);
  // A shopper’s list is complete once the server has answered; that of another person is left in a moment.
  const isComplete = status === 'guest' ? known === null : user?.role === 'user' && known === user.id;
  if (!isComplete || !ids.every(id => cards.has(id))) return { lines: undefined, problem, tryAgain };
  const lines = ids.flatMap(id => {
    const product = saved[id];
    return product ? [{ id, saved: product, card: cards.get(id) ?? null }] : [];
  });
  return { lines, problem, tryAgain };
}

/** What is saved in this browser, and whose list the server has answered last. */
function whatIsKept() {
  return { saved: validSaved(), known: readKnown()?.userId ?? null };
}

function followKept(onChange: () => void): () => void {
  const unfollow = [savedProducts, knownEntries].map(({ follow }) => follow(onChange));
  return () => {
    for (const end of unfollow) end();
  };
}

/** As text, which is the same value as long as nothing changes. */
const keptHere = () => JSON.stringify(whatIsKept());

/** The cards of products, null for those that are not on sale. Asks for those it does not have yet. */
function useCards(ids: readonly ProductId[]) {
  const [cards, setCards] = useState<ReadonlyMap<ProductId, CardProduct | null>>(new Map());
  const [problem, setProblem] = useState<Problem>();
  const [turn, setTurn] = useState(0);
  const missing = ids.filter(id => !cards.has(id)).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn repeats the same request
  useEffect(() => {
    if (missing === '') return;
    const ends = new AbortController();
    const asked = missing.split(',') as ProductId[];
    const calls = [];
    for (let at = 0; at < asked.length; at += MAX_PER_PAGE)
      calls.push(call(listCards, { ids: asked.slice(at, at + MAX_PER_PAGE) }, { signal: ends.signal }));
    Promise.all(calls).then(
      answers => {
        if (ends.signal.aborted) return;
        const found = new Map(answers.flatMap(({ data }) => data).map(card => [card._id, card]));
        setProblem(undefined);
        setCards(before => new Map([...before, ...asked.map(id => [id, found.get(id) ?? null] as const)]));
      },
      (error: unknown) => {
        if (!ends.signal.aborted) setProblem(problemOf(error));
      },
    );
    return () => ends.abort();
  }, [missing, turn]);

  return { cards, problem, tryAgain: () => setTurn(last => last + 1) };
}
