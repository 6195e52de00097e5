import { gstOfCode } from '#products/catalog/categories/hsn-codes.ts';
import { t } from '#shared/language/t.ts';

const WHOLE = /^(?:\d{4}|\d{6}|\d{8})$/;

/** A sentence if a code as typed is none of electronics. It is no error: shops sell other things too. @param usual of its category */
export function hsnWarning(typed: string, usual: string | null | undefined): string | undefined {
  const hsn = typed.replaceAll(/\s/g, '');
  if (!WHOLE.test(hsn) || gstOfCode(hsn) !== undefined) return undefined;
  return usual
    ? t('products.inventory.hsn.unknown', { hsn, usual })
    : t('products.inventory.hsn.unknownAlone', { hsn });
}

/** A sentence if the rate, in per cent, is not that of the code. */
export function rateWarning(typed: string, gstRate: number): string | undefined {
  const hsn = typed.replaceAll(/\s/g, '');
  const right = WHOLE.test(hsn) ? gstOfCode(hsn) : undefined;
  return right == null || right === gstRate ? undefined : t('products.inventory.hsn.rate', { hsn, rate: right });
}
