import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ProductOption } from '#features/catalog/product.schema.ts';
import type { ProductStatus } from '#features/catalog/product-content.ts';
import type { Category, Kind, Section } from '#features/catalog/vocabulary.ts';
import type { SerialKind } from '#features/serials/serial-kind.ts';
import type { PartId, ProductId, SellerId, UserId } from '#shared/id.ts';
import type { Paise } from '#shared/money.ts';

/** JSON goes in as text and comes back parsed. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

export interface BrandsTable {
  id: string;
  label: string;
  position: number;
  /** Without a tile on the home page and without a row in the filters; its goods stay on sale. */
  hidden: Generated<boolean>;
  /** Which of the shop's marks it has. */
  mark: string | null;
  /** What else people call it, for the search. */
  said: Generated<string>;
}

export interface ProductsTable {
  id: ProductId;
  seller_id: SellerId;
  family_id: string | null;
  slug: string;
  sku: string | null;
  title: string;
  description: string;
  category: Category;
  section: Section;
  brand: string;
  kind: Kind;
  price_paise: Paise;
  sale_price_paise: Paise | null;
  paid_paise: GeneratedAlways<Paise>;
  stock: Generated<number>;
  in_stock: GeneratedAlways<boolean>;
  images: Json<{ src: string; alt: string }[]>;
  options: Json<ProductOption[]>;
  highlights: Json<string[]>;
  specs: Json<{ group: string; rows: [string, string][] }[]>;
  hsn: string | null;
  gst_rate_bp: number;
  origin: string | null;
  maker: string | null;
  packer: string | null;
  importer: string | null;
  generic_name: string | null;
  net_quantity: string | null;
  bis_number: string | null;
  warranty_months: number | null;
  serial_kind: Generated<SerialKind>;
  review_count: Generated<number>;
  review_sum: Generated<number>;
  average_review: GeneratedAlways<string>;
  status: Generated<ProductStatus>;
  listed: boolean;
  version: Generated<number>;
  content_version: Generated<number>;
  search_text: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface StockMovementsTable {
  id: GeneratedAlways<number>;
  product_id: ProductId;
  quantity: number;
  reason: 'placed' | 'cancelled' | 'rejected' | 'returned' | 'adjusted';
  part_id: PartId | null;
  /** Why somebody adjusted it, in the words of those who adjust. */
  cause: Generated<string | null>;
  note: string | null;
  actor_id: UserId | null;
  at: Generated<Date>;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    brands: BrandsTable;
    products: ProductsTable;
    stock_movements: StockMovementsTable;
  }
}
