import { compareText } from '#shared/text/compare-text.ts';
import { paidPrice } from './price.ts';
import type { ProductDetail, ProductOption, Sibling } from './product.schema.ts';

/** One value of an option, and the sibling it links to. */
export interface OptionChoice {
  readonly value: string;
  readonly swatch: string | undefined;
  readonly slug: string;
  readonly price: number;
  readonly inStock: boolean;
  readonly current: boolean;
  /** Values of other options that change too, because the exact combination does not exist: “256 GB”. Mostly empty. */
  readonly alsoChanges: readonly string[];
}

export interface OptionGroup {
  readonly name: string;
  readonly current: string;
  readonly choices: readonly OptionChoice[];
}

type Variant = Pick<Sibling, '_id' | 'slug' | 'options' | 'price' | 'salePrice' | 'totalStock'>;

/**
 * The options of a product: for each option its values, and for each value the sibling that has it and shares most of the
 * other options. Options with the same value in all siblings are left out.
 */
export function optionGroups(product: ProductDetail): OptionGroup[] {
  const others = product.siblings.filter(({ _id }) => _id !== product._id);
  const family: readonly Variant[] = [product, ...others];
  return product.options.flatMap(({ name, value: current }): OptionGroup[] => {
    const values = [
      ...new Set(inShopOrder(product, family).flatMap(({ options }) => optionValue(options, name) ?? [])),
    ];
    if (values.length < 2) return [];
    return [{ name, current, choices: values.map(value => choice(product, family, name, value)) }];
  });
}

function choice(product: ProductDetail, family: readonly Variant[], name: string, value: string): OptionChoice {
  const having = family.filter(({ options }) => optionValue(options, name) === value);
  const shared = ({ options }: Variant) =>
    product.options.filter(option => option.name !== name && optionValue(options, option.name) === option.value).length;
  const best = having.reduce((nearest, variant) => (shared(variant) > shared(nearest) ? variant : nearest));
  return {
    value,
    swatch: best.options.find(option => option.name === name)?.swatch,
    slug: best.slug,
    price: paidPrice(best),
    inStock: best.totalStock > 0,
    current: best._id === product._id,
    alsoChanges: product.options.flatMap(option => {
      const instead = optionValue(best.options, option.name);
      return option.name === name || instead === undefined || instead === option.value ? [] : [instead];
    }),
  };
}

/** The same order on the page of every sibling, so that chips keep their places. */
function inShopOrder(product: ProductDetail, family: readonly Variant[]): readonly Variant[] {
  const listed = product.siblings.some(({ _id }) => _id === product._id) ? product.siblings : family;
  return [...listed].sort((one, other) => paidPrice(one) - paidPrice(other) || compareText(one.slug, other.slug));
}

function optionValue(options: readonly ProductOption[], name: string): string | undefined {
  return options.find(option => option.name === name)?.value;
}
