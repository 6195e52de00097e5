import type { SERIAL_KINDS } from '#products/catalog/product/product.fields.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { type ReturnRule, USUAL_RETURNS } from './return-rule.ts';

/** By language; there is always an English one. */
export type CategoryNames = Readonly<Record<string, string>>;

/** A picture of a category, with its alternative texts by language; one without is decoration. */
export interface CategoryPicture {
  readonly src: string;
  readonly alts: Readonly<Record<string, string>>;
}

/** A category as it is stored. What is null is that of the category above. */
export interface Category extends Usual {
  readonly id: Kind;
  readonly parentId: Kind | null;
  readonly names: CategoryNames;
  /** What else people call it, for the search. */
  readonly said: string;
  /** Not offered in filters. */
  readonly hidden: boolean;
  readonly picture: CategoryPicture | null;
  /** Null: as the category above. */
  readonly returns: ReturnRule | null;
}

/** What new products of a category have if their seller says nothing else; null where no category above says it. */
export interface Usual {
  readonly hsn: string | null;
  readonly gstRateBp: number | null;
  readonly serialKind: (typeof SERIAL_KINDS)[number] | null;
}

/** By category; products of a category that is not among them are refused. */
export type UsualFacts = ReadonlyMap<Kind, Usual>;

/** All categories, each before those within it. */
export class CategoryTree {
  readonly all: readonly Category[];
  readonly #byId: ReadonlyMap<Kind, Category>;

  /** @param rows in the order of their positions */
  constructor(rows: readonly Category[]) {
    const below = Map.groupBy(rows, ({ parentId }) => parentId);
    const withBelow = (row: Category): Category[] => [row, ...(below.get(row.id) ?? []).flatMap(withBelow)];
    this.all = (below.get(null) ?? []).flatMap(withBelow);
    this.#byId = new Map(this.all.map(row => [row.id, row]));
  }

  get(id: Kind): Category | undefined {
    return this.#byId.get(id);
  }

  /** In English if it has no name in the language; the id if there is no such category. */
  nameOf(id: Kind, language: string = SOURCE_LANGUAGE): string {
    const names = this.#byId.get(id)?.names;
    return names?.[language] ?? names?.[SOURCE_LANGUAGE] ?? id;
  }

  /** Its own picture, with the alternative text in the language, else the English one. */
  pictureOf(id: Kind, language: string = SOURCE_LANGUAGE): { readonly src: string; readonly alt: string } | null {
    const picture = this.#byId.get(id)?.picture;
    return picture ? { src: picture.src, alt: picture.alts[language] ?? picture.alts[SOURCE_LANGUAGE] ?? '' } : null;
  }

  /** The category and those above it, the nearest first; nothing if there is no such category. */
  upFrom(id: Kind): readonly Category[] {
    const path: Category[] = [];
    for (let at = this.#byId.get(id); at; at = at.parentId === null ? undefined : this.#byId.get(at.parentId))
      path.push(at);
    return path;
  }

  /** The categories and all below them, each once. */
  within(ids: readonly Kind[]): readonly Kind[] {
    const chosen = new Set(ids);
    return this.all.filter(({ id }) => this.upFrom(id).some(above => chosen.has(above.id))).map(({ id }) => id);
  }

  usual(id: Kind): Usual {
    const path = this.upFrom(id);
    const nearest = <Fact extends keyof Usual>(fact: Fact) =>
      path.find(category => category[fact] !== null)?.[fact] ?? null;
    return { hsn: nearest('hsn'), gstRateBp: nearest('gstRateBp'), serialKind: nearest('serialKind') };
  }

  /** The rule for returns of products in a category: its own, or that of the nearest above that has one. */
  returnsOf(id: Kind): ReturnRule {
    return this.upFrom(id).find(({ returns }) => returns !== null)?.returns ?? USUAL_RETURNS;
  }

  /** The usual facts of every category. */
  get usuals(): UsualFacts {
    return new Map(this.all.map(({ id }) => [id, this.usual(id)]));
  }

  /**
   * The words by which products of a category are found: its names in all languages, and what else people call it and the
   * categories above. The names of those above are left out: a cable is among mobile accessories and is no mobile.
   */
  wordsOf(id: Kind): string {
    const path = this.upFrom(id);
    return [...Object.values(path[0]?.names ?? {}), ...path.map(({ said }) => said)].join(' ');
  }
}
