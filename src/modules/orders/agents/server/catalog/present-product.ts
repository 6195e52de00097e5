import { paiseOf } from '#orders/agents/server/answers.ts';
import type { AgentProductDetail, Product, Variant } from '#orders/agents/ucp/answers.schema.ts';
import { CURRENCY } from '#orders/agents/ucp/ucp.ts';
import type { getProduct, listProducts } from '#products/catalog/contract.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import * as paths from '#shared/paths/paths.ts';

export type Summary = WireAnswerOf<typeof listProducts>['data'][number];
export type Detail = WireAnswerOf<typeof getProduct>['data'];

/** A product of the shop is one variant: what can be ordered. Variants of one product are its siblings. */
type Sold = Pick<Summary, '_id' | 'slug' | 'title' | 'price' | 'salePrice' | 'totalStock' | 'condition'> &
  Partial<Pick<Detail, 'image' | 'username' | 'sku' | 'options' | 'description'>>;

const price = (rupees: number) => ({ amount: paiseOf(rupees), currency: CURRENCY });
const range = (one: number, other = one) => ({ min: price(Math.min(one, other)), max: price(Math.max(one, other)) });
export const paidFor = ({ price: mrp, salePrice }: Pick<Sold, 'price' | 'salePrice'>) => salePrice ?? mrp;

/** An address of the shop, also for one that has it already. */
export const absolute = (address: string, path: string) => new URL(path, address).href;

export function presentVariant(product: Sold, address: string): Variant {
  const { _id, slug, title, totalStock, condition, username, sku, options, description } = product;
  const paid = paidFor(product);
  return {
    id: _id,
    ...(sku && { sku }),
    handle: slug,
    title,
    description: { plain: description || title },
    url: absolute(address, paths.product(slug)),
    price: price(paid),
    ...(product.price > paid && { list_price: price(product.price) }),
    availability: { available: totalStock > 0, status: totalStock > 0 ? 'in_stock' : 'out_of_stock' },
    ...(options && options.length > 0 && { options: options.map(({ name, value }) => ({ name, label: value })) }),
    ...(product.image && { media: [{ type: 'image', url: absolute(address, product.image), alt_text: title }] }),
    tags: [condition],
    ...(username && {
      seller: {
        name: username,
        links: [{ type: 'refund_policy', url: absolute(address, paths.returnsAndRefunds) }],
      },
    }),
  };
}

interface Beside {
  readonly address: string;
  /** What its category is called. */
  readonly category: string;
}

/** A product of a list, with what it is sold as. */
export function presentProduct(product: Summary, variants: readonly Variant[], { address, category }: Beside): Product {
  const { _id, slug, title, description, brand, averageReview, reviewCount, price: mrp } = product;
  const paid = paidFor(product);
  return {
    id: _id,
    handle: slug,
    title,
    description: { plain: description || title },
    url: absolute(address, paths.product(slug)),
    categories: [{ value: category, taxonomy: 'merchant' }],
    price_range: range(paid),
    ...(mrp > paid && { list_price_range: range(mrp) }),
    ...(product.image && { media: [{ type: 'image', url: absolute(address, product.image), alt_text: title }] }),
    variants: [...variants],
    ...(reviewCount > 0 && { rating: { value: averageReview, scale_min: 1, scale_max: 5, count: reviewCount } }),
    tags: [brand],
  };
}

/** A product with everything that its page shows, and its siblings as variants. */
export function presentDetail(product: Detail, beside: Beside): AgentProductDetail {
  const { address } = beside;
  const family = [product, ...product.siblings.filter(({ _id }) => _id !== product._id)];
  const paid = family.map(paidFor);
  const names = [...new Set(family.flatMap(({ options }) => options.map(({ name }) => name)))];
  const shown = presentProduct(
    product,
    family.map(each => presentVariant(each, address)),
    beside,
  );
  return {
    ...shown,
    price_range: range(Math.min(...paid), Math.max(...paid)),
    media: product.images.map(({ src, alt }) => ({
      type: 'image' as const,
      url: absolute(address, src),
      alt_text: alt || product.title,
    })),
    ...(names.length > 0 && {
      options: names.map(name => ({ name, values: valuesOf(name, product, family) })),
      selected: product.options.map(({ name, value }) => ({ name, label: value })),
    }),
    metadata: {
      brand: product.brandLabel,
      highlights: product.highlights,
      specifications: Object.fromEntries(
        [...(product.keySpecs ? [product.keySpecs] : []), ...product.specs].map(({ group, rows }) => [
          group,
          Object.fromEntries(rows),
        ]),
      ),
      declarations: Object.fromEntries(product.declarations),
      ...(product.conditionNotice && { condition: product.conditionNotice }),
      returns: product.returnsNote,
      warranty: product.warrantyNote,
      seller: Object.fromEntries(product.sellerDetails),
    },
  };
}

/** The values of an option, and which of them can be had with everything else that is selected. */
function valuesOf(name: string, selected: Detail, family: readonly Pick<Detail, 'options' | 'totalStock'>[]) {
  const others = selected.options.filter(option => option.name !== name);
  const labels = [
    ...new Set(
      family.flatMap(({ options }) => options.filter(option => option.name === name).map(({ value }) => value)),
    ),
  ];
  return labels.map(label => {
    const fitting = family.filter(({ options }) =>
      [...others, { name, value: label }].every(wanted =>
        options.some(option => option.name === wanted.name && option.value === wanted.value),
      ),
    );
    return { label, exists: fitting.length > 0, available: fitting.some(({ totalStock }) => totalStock > 0) };
  });
}
