import type { NumberKind } from '#features/serials/serial-kind.ts';
import type { ProductId, SellerId } from '#shared/id.ts';

export interface SoldSerialsTable {
  line_id: string;
  place: number;
  seller_id: SellerId;
  product_id: ProductId;
  kind: NumberKind;
  number: string;
  return_id: string | null;
  noted_at: Date;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    sold_serials: SoldSerialsTable;
  }
}
