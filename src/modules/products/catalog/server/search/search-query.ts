import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import { WEIGHT } from '#products/catalog/search/meaning/part.ts';
import { sistersOf } from '#products/catalog/search/meaning/sisters.ts';
import type { Way } from '#products/catalog/search/meaning/way.ts';
import type { Meaning } from '#products/catalog/search/search-meaning.ts';
import { searchWords } from '#products/catalog/search/search-words.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { ProductId } from '#shared/id.ts';

/** A search as the index runs it. */
export interface SearchWords {
  /** A product must match one way of each part. Without parts no product matches. */
  readonly parts: readonly (readonly Way[])[];
  /** The part that products need not have, because few have it; those that do come first. */
  readonly spared?: number;
  /** The part that says what is searched for; without it all do. What is only for that comes later. */
  readonly subject?: number;
  /** Products of these kinds come first. */
  readonly kinds?: MeantKinds | undefined;
  /** If no kind is meant, products of these come last. */
  readonly accessories?: readonly Kind[];
  /** Products that match these as well come before those that don't. */
  readonly liked?: readonly (readonly Way[])[];
  /** Words of titles of bigger models than the one asked for, which come after it. */
  readonly unasked?: readonly string[];
  /** The order of products of the same kind, instead of the best match first. */
  readonly order?: 'price' | 'newest' | undefined;
  /** Products whose title begins so come before all others. */
  readonly beginning?: string;
  /** Come before everything else, in this order, whatever they are called. */
  readonly pins?: readonly ProductId[] | undefined;
  /** By how much products come before others that match as well: from 1 to 3. */
  readonly lifts?: ReadonlyMap<ProductId, number> | undefined;
}

export interface MeantKinds {
  readonly exactly: readonly Kind[];
  readonly broadly: readonly Kind[];
}

/** A part of a search, and how much is lost without it. */
export interface WeighedPart {
  readonly ways: readonly Way[];
  readonly weight: number;
}

/** In whole rupees. */
export interface RupeeRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

type Meant = Pick<Meaning, 'parts' | 'liked' | 'kind' | 'exactly' | 'order'>;

/** A search as it was typed; parts match words or prefixes of words. */
export function exactly({ parts, liked, kind, exactly: exact, order }: Meant, categories: CategoryTree): SearchWords {
  const within = (id: Kind | undefined) => (id === undefined ? [] : [id, ...categories.within([id])]);
  const subject = parts.findIndex(({ weight }) => weight === WEIGHT.meant);
  return {
    parts: parts.map(({ ways }) => ways),
    ...(subject >= 0 && { subject }),
    ...(kind !== undefined && { kinds: { exactly: within(exact ?? kind), broadly: within(kind) } }),
    ...(kind === undefined && { accessories: accessoriesIn(categories) }),
    ...(liked.length > 0 && { liked: liked.map(({ ways }) => ways) }),
    ...(parts.some(isModel) && { unasked: unaskedIn(parts) }),
    ...(order && { order: order.order === 'newest' ? ('newest' as const) : ('price' as const) }),
  };
}

/** Whether a part is a model number, or ends like one. */
function isModel({ typed, measure }: Meaning['parts'][number]): boolean {
  return measure === undefined && /\d/.test(typed);
}

/** Only what is a name may have a sister: neither a category nor a colour. */
function unaskedIn(parts: Meaning['parts']): string[] {
  const names = parts.filter(part => part.kind === undefined && !part.measure && !part.isColour);
  return sistersOf(names.flatMap(({ typed }) => searchWords(typed)));
}

const known = new WeakMap<CategoryTree, readonly Kind[]>();

/** The categories of what is bought for something else. */
function accessoriesIn(categories: CategoryTree): readonly Kind[] {
  const found =
    known.get(categories) ??
    categories.within(categories.all.flatMap(({ id }) => (id.endsWith('accessories') ? [id] : [])));
  known.set(categories, found);
  return found;
}
