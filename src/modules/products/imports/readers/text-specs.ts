import { type AttributeSet, shapeOf } from '#products/catalog/attributes/attribute-set.ts';
import type { Place } from '#products/catalog/attributes/reading/passage.ts';
import { type ListingTexts, SpecReader } from '#products/catalog/attributes/reading/spec-reader.ts';
import type { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import { type AttributeColumn, attributeColumn } from '#products/imports/file/attribute-columns.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import type { AttributeCells } from './attribute-cells.ts';

/** What the texts of a row say of an attribute. */
export interface TextSpec {
  readonly attribute: string;
  readonly column: AttributeColumn;
  /** As a cell has it: 8 GB. */
  readonly cell: string;
  readonly source: string;
  readonly where: Place;
}

/** Reads attributes out of the texts of rows, with a reader for each category. */
export class TextSpecs {
  readonly #attributes: AttributeSet;
  readonly #categories: CategoryTree;
  readonly #cells: AttributeCells;
  readonly #readers = new Map<Kind, SpecReader>();

  constructor(attributes: AttributeSet, categories: CategoryTree, cells: AttributeCells) {
    this.#attributes = attributes;
    this.#categories = categories;
    this.#cells = cells;
  }

  of(kind: Kind, listing: ListingTexts): readonly TextSpec[] {
    return this.#readerOf(kind)
      .read(listing)
      .attributes.flatMap(({ attribute, value, source, where }): TextSpec[] => {
        const column = attributeColumn(attribute);
        const cell = this.#cells.cellsOf({ [attribute]: value })[column];
        return cell ? [{ attribute, column, cell, source, where }] : [];
      });
  }

  #readerOf(kind: Kind): SpecReader {
    const known = this.#readers.get(kind);
    if (known) return known;
    const shapes = this.#attributes.of(kind, this.#categories).map(attribute => shapeOf(attribute, SOURCE_LANGUAGE));
    const reader = new SpecReader(shapes);
    this.#readers.set(kind, reader);
    return reader;
  }
}
