import { ATTRIBUTES } from '#products/catalog/attributes/sample-attributes.ts';
import { SAMPLE_CATEGORIES } from '#products/catalog/categories/sample-categories.ts';
import { AttributeCells } from './attribute-cells.ts';

/** For tests without a database. */
export const ATTRIBUTE_CELLS = new AttributeCells(ATTRIBUTES, SAMPLE_CATEGORIES);
