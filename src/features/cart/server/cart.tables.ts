import type { ColumnType, Generated } from 'kysely';
import type { ProductId, UserId } from '#shared/id.ts';

export interface CartsTable {
  user_id: UserId;
  id: string;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

export interface CartItemsTable {
  user_id: UserId;
  product_id: ProductId;
  quantity: number;
  added_at: Generated<Date>;
}

export interface CartMergesTable {
  user_id: UserId;
  merge_id: string;
  outcome: ColumnType<unknown, string, string>;
  merged_at: Generated<Date>;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    carts: CartsTable;
    cart_items: CartItemsTable;
    cart_merges: CartMergesTable;
  }
}
