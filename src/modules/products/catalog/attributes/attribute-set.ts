import type { CategoryNames, CategoryTree } from '#products/catalog/categories/category-tree.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import type { Attribute, AttributeShape, AttributeValues, WireAttributeValues } from './attribute.ts';
import { baseUnits } from './attribute-units.ts';

/** All attributes, and which categories have them. */
export class AttributeSet {
  readonly #byId: ReadonlyMap<string, Attribute>;
  readonly #ofCategories: ReadonlyMap<Kind, readonly string[]>;

  /** @param ofCategories the ids of each category's own attributes, in order */
  constructor(attributes: readonly Attribute[], ofCategories: ReadonlyMap<Kind, readonly string[]>) {
    this.#byId = new Map(attributes.map(attribute => [attribute.id, attribute]));
    this.#ofCategories = ofCategories;
  }

  get all(): readonly Attribute[] {
    return [...this.#byId.values()];
  }

  get(id: string): Attribute | undefined {
    return this.#byId.get(id);
  }

  /** The attributes of a category and of those above it, which come first. */
  of(kind: Kind, categories: CategoryTree): readonly Attribute[] {
    const ids = categories
      .upFrom(kind)
      .toReversed()
      .flatMap(({ id }) => this.#ofCategories.get(id) ?? []);
    return [...new Set(ids)].flatMap(id => this.#byId.get(id) ?? []);
  }

  /** Those of a product's values that its category has attributes for. Others stay behind when its category is moved. */
  within<Value>(values: Readonly<Record<string, Value>>, kind: Kind, categories: CategoryTree): Record<string, Value> {
    const has = new Set(this.of(kind, categories).map(({ id }) => id));
    return Object.fromEntries(Object.entries(values).filter(([id]) => has.has(id)));
  }

  /** Stored values as the API answers them. */
  wireOf(values: AttributeValues): WireAttributeValues {
    return Object.fromEntries(
      Object.entries(values).map(([id, value]) => [
        id,
        typeof value === 'number' ? value / baseUnits(this.#byId.get(id)?.unit ?? null) : value,
      ]),
    );
  }
}

export function nameIn(names: CategoryNames, language: string): string {
  return names[language] ?? names[SOURCE_LANGUAGE] ?? '';
}

export function shapeOf(attribute: Attribute, language: string): AttributeShape {
  const { id, names, said, type, unit, min, max, options, required } = attribute;
  return {
    ...{ id, label: nameIn(names, language), type, unit, min, max, required },
    called: [...Object.values(names), ...said.split(',').map(name => name.trim())].filter(name => name !== ''),
    options: (options ?? []).map(option => ({
      id: option.id,
      label: nameIn(option.names, language),
      called: Object.values(option.names),
    })),
  };
}
