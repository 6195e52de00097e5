import * as z from 'zod/mini';
import { version } from '#office/settings/contract.ts';
import { AskedBrand } from '#products/imports/asked-brand.ts';
import { editOf } from '#shared/api/edit-of.ts';
import { get, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';

export const brandInUse = problem('settings.brand_in_use', 'conflict', (brand: string, count: number) =>
  t('office.settings.refusal.brandInUse', { brand, count }),
);

const typed = {
  label: z.string().check(z.maxLength(1000)),
  said: z.string().check(z.maxLength(1000)),
  aliases: z.string().check(z.maxLength(1000)),
  mark: z.nullable(z.string().check(z.maxLength(40))),
  hidden: z.boolean(),
};
const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

/** A brand as the shop-keeper knows it. */
export const BrandRow = z.object({
  ...typed,
  id,
  /** How many products have it, drafts and deleted ones among them, or will once an administrator approves it. */
  goods: z.int(),
});
export type BrandRow = z.output<typeof BrandRow>;

const BrandList = z.object({
  version,
  brands: z.array(BrandRow),
  /** Most rows first; at most 50. */
  asked: z.array(AskedBrand),
});
export type BrandList = z.output<typeof BrandList>;

export const getBrands = get('/admin/settings/brands', {
  summary: 'The shop’s brands in display order, with their product counts',
  output: dataOf(BrandList),
});

export const saveBrands = put('/admin/settings/brands', {
  summary: 'Saves the list of brands with order, names, logos and visibility; brands left out are removed',
  body: editOf(
    z.strictObject({
      version,
      brands: z.array(editOf(z.strictObject({ ...typed, id: z.nullable(id) }), BrandRow)).check(z.maxLength(1000)),
    }),
    BrandList,
  ),
  output: z.extend(dataOf(BrandList), { message: z.string() }),
});
