import { PRODUCT_FIELDS } from '#products/catalog/product/product.fields.ts';
import { brokenRule } from '#products/inventory/product/field-rules.ts';
import { fault, type ReadCell, value } from './read.ts';

/** Reads how long a warranty lasts, in months: 12, 12 months, 1 year, 1.5 yrs. */
export function readMonths(text: string): ReadCell<number> {
  const [, digits, unit = ''] =
    /^(\d{1,3}(?:\.\d)?)\s*(m|months?|mths?|y|years?|yrs?)?\.?(?:\s+warranty)?$/i.exec(text) ?? [];
  const months = Number(digits) * (/^y/i.test(unit) ? 12 : 1);
  return brokenRule('warrantyMonths', months)
    ? fault(`Enter a number of months, at most ${PRODUCT_FIELDS.warrantyMonths.max}.`)
    : value(months);
}
