import * as z from 'zod/mini';
import { CATEGORIES, KINDS, SECTIONS } from '#products/catalog/vocabulary.ts';
import { id, rupees } from '#shared/api/wire.ts';

const ProductImage = z.object({ src: z.string(), alt: z.string() });

/** A choice that tells siblings of one family apart: colour Black, storage 256 GB. */
export const ProductOption = z.object({
  name: z.string(),
  value: z.string(),
  swatch: z.optional(z.string()),
});

const SpecGroup = z.object({ group: z.string(), rows: z.array(z.tuple([z.string(), z.string()])) });

/** What has to be known of a product to put it into a cart, and to show it there. */
export const ProductBrief = z.object({
  _id: id<'product'>(),
  slug: z.string(),
  image: z.string(),
  title: z.string(),
  price: rupees,
  salePrice: z.nullable(rupees),
  totalStock: z.int(),
  /** The seller's public name. */
  username: z.string(),
});

/** A product as a card shows it: nothing that is not seen there. */
export const CardProduct = z.extend(ProductBrief, {
  averageReview: z.number(),
  reviewCount: z.int(),
});

/** A product as lists know it. */
export const ProductSummary = z.extend(CardProduct, {
  description: z.string(),
  category: z.enum(CATEGORIES),
  section: z.enum(SECTIONS),
  brand: z.string(),
  kind: z.enum(KINDS),
  origin: z.nullable(z.string()),
});

export const Sibling = z.object({
  _id: id<'product'>(),
  slug: z.string(),
  title: z.string(),
  options: z.array(ProductOption),
  price: rupees,
  salePrice: z.nullable(rupees),
  totalStock: z.int(),
});

/** Who sells it, as consumer law wants it named on the page. */
const SellerCard = z.object({
  name: z.string(),
  legalName: z.nullable(z.string()),
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  careEmail: z.nullable(z.string()),
  carePhone: z.nullable(z.string()),
});

/** A product as its own page knows it. */
export const ProductDetail = z.extend(ProductSummary, {
  version: z.int(),
  brandLabel: z.string(),
  images: z.array(ProductImage),
  options: z.array(ProductOption),
  siblings: z.array(Sibling),
  highlights: z.array(z.string()),
  specs: z.array(SpecGroup),
  sku: z.nullable(z.string()),
  hsn: z.nullable(z.string()),
  maker: z.nullable(z.string()),
  packer: z.nullable(z.string()),
  importer: z.nullable(z.string()),
  genericName: z.nullable(z.string()),
  netQuantity: z.nullable(z.string()),
  bisNumber: z.nullable(z.string()),
  warrantyMonths: z.nullable(z.int()),
  seller: SellerCard,
  /** How many visible reviews gave 1, 2, 3, 4 and 5 stars, in this order. */
  histogram: z.array(z.int()),
  related: z.array(ProductSummary),
});

export type ProductBrief = z.output<typeof ProductBrief>;
export type CardProduct = z.output<typeof CardProduct>;
export type ProductSummary = z.output<typeof ProductSummary>;
export type ProductDetail = z.output<typeof ProductDetail>;
export type ProductOption = z.output<typeof ProductOption>;
export type Sibling = z.output<typeof Sibling>;
