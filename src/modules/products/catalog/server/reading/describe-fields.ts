import * as z from 'zod/mini';
import { FIELD_NAMES, fieldOf, wireName } from '#products/catalog/product/product.fields.ts';
import { rupees } from '#shared/api/wire.ts';

/** Says in the API document what fields of a product are called. Not in the contracts, because browsers load those. */
export function describeFields({ shape }: z.ZodMiniObject): void {
  for (const name of FIELD_NAMES) {
    const schema = shape[wireName(name)];
    // Amounts of all kinds share one schema.
    if (schema && schema !== rupees) z.globalRegistry.add(schema, { description: fieldOf(name).label });
  }
}
