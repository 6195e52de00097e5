import type {
  Attribute,
  AttributeShape,
  AttributeValue,
  AttributeValues,
} from '#products/catalog/attributes/attribute.ts';
import { type AttributeSet, shapeOf } from '#products/catalog/attributes/attribute-set.ts';
import { attributeText } from '#products/catalog/attributes/attribute-text.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { type AttributeColumn, attributeColumn, attributeIn } from '#products/imports/file/attribute-columns.ts';
import { checkAttributes } from '#products/inventory/product/check-attributes.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking, spokenLanguage } from '#shared/language/speaking.ts';
import { fault, type ReadCell, value } from './read.ts';

type Cells = Partial<Record<AttributeColumn, string | null>>;

/** The typed attributes of products as cells of files and reports: `8 GB`, `AMOLED`, `Yes`, in English. */
export class AttributeCells {
  readonly #attributes: AttributeSet;
  readonly #categories: CategoryTree;

  constructor(attributes: AttributeSet, categories: CategoryTree) {
    this.#attributes = attributes;
    this.#categories = categories;
  }

  /** Whether the shop has such an attribute, in any category. */
  has(id: string): boolean {
    return this.#attributes.get(id) !== undefined;
  }

  /** The columns of these categories, each once. */
  columnsOf(kinds: readonly Kind[]): readonly AttributeColumn[] {
    return [...new Set(kinds.flatMap(kind => this.#of(kind).map(({ id }) => attributeColumn(id))))];
  }

  /** Those that products of a category need to go on sale. */
  requiredOf(kind: Kind): readonly AttributeColumn[] {
    return this.#of(kind)
      .filter(({ required }) => required)
      .map(({ id }) => attributeColumn(id));
  }

  /** Reads a cell, in any unit and language; the value is the text that reports and exports have. */
  read(column: AttributeColumn, text: string): ReadCell<string> {
    const attribute = this.#attributes.get(attributeIn(column) ?? '');
    if (!attribute) throw new Error(`There is no column ${column}.`);
    const { values, faults } = checkAttributes({ [attribute.id]: text }, [shapeOf(attribute, spokenLanguage())]);
    const [sentence] = Object.values(faults);
    return sentence === undefined ? value(textOf(attribute, values[attribute.id] ?? '')) : fault(`${sentence}.`);
  }

  /** Stored values as cells. */
  cellsOf(values: AttributeValues): Cells {
    return speaking(SOURCE_LANGUAGE, () =>
      Object.fromEntries(
        Object.entries(values).flatMap(([id, stored]) => {
          const attribute = this.#attributes.get(id);
          return attribute ? [[attributeColumn(id), attributeText(attribute, stored, SOURCE_LANGUAGE)]] : [];
        }),
      ),
    );
  }

  /** Cells as values to store, of the attributes that the category has. */
  valuesOf(kind: Kind, cells: Cells): AttributeValues {
    const shapes: readonly AttributeShape[] = this.#of(kind).map(attribute => shapeOf(attribute, SOURCE_LANGUAGE));
    const entered = shapes.map(({ id }) => [id, cells[attributeColumn(id)] ?? null]);
    return checkAttributes(Object.fromEntries(entered), shapes).values;
  }

  #of(kind: Kind): readonly Attribute[] {
    return this.#attributes.of(kind, this.#categories);
  }
}

function textOf(attribute: Attribute, stored: AttributeValue): string {
  return speaking(SOURCE_LANGUAGE, () => attributeText(attribute, stored, SOURCE_LANGUAGE));
}
