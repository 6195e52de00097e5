import * as z from 'zod/mini';
import { DEFAULT_IDENTITY } from './default-identity.ts';

type Fact = string | null | readonly string[] | { readonly [name: string]: string };
type Shape<Facts> = { [Name in keyof Facts]: z.ZodMiniType<Facts[Name], Facts[Name]> };

function shapeOf<Facts extends { readonly [name: string]: Fact }>(facts: Facts): Shape<Facts> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, schemaOf(fact)])) as Shape<Facts>;
}

function schemaOf(fact: Fact): z.ZodMiniType {
  if (fact === null) return z.nullable(z.string());
  if (typeof fact === 'string') return z.string();
  return Array.isArray(fact) ? z.array(z.string()) : z.object(shapeOf(fact as { readonly [name: string]: string }));
}

/** Who the shop is, as law and shoppers want to know it. Stored in the settings; the environment only seeds name and GST number. */
export const ShopIdentity = z.object(shapeOf(DEFAULT_IDENTITY));
export type ShopIdentity = z.output<typeof ShopIdentity>;
