import { type Front, getFront } from '#products/fronts/front.contract.ts';
import { HOME } from '#products/fronts/front.ts';
import type { Client } from '#test/fixtures/shop.ts';

/** The home page as shoppers see it. */
export async function homeOf({ call }: Client, language?: string): Promise<Front> {
  return (await call(getFront, { front: HOME, language })).data;
}
