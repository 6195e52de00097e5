import { type MailReader, mailMissing } from '#office/mails/contract.ts';
import type { Ctx, EventName } from '#platform/context.ts';
import type { Letter } from '#platform/notify/letter.ts';
import { isSpoken } from '#shared/language/spoken-language.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { setting } from '#shop/shop/server/shop.ts';

/** A mail of the shop, with a letter to show. */
export interface SampleMail {
  readonly mail: string;
  readonly event: EventName;
  readonly reader: MailReader;
  readonly letter: Letter;
}

declare module '#platform/context.ts' {
  interface Ports {
    /** A sample of each mail that the shop sends. */
    readonly sampleMails: (language: string, shop: ShopIdentity) => readonly SampleMail[];
  }
}

/** @throws mailMissing also for a language that the shop does not speak */
export async function findSample(
  ctx: Ctx,
  { mail, language }: { readonly mail: string; readonly language: string },
): Promise<{ readonly sample: SampleMail; readonly shop: ShopIdentity }> {
  const shop = await setting(ctx, 'identity');
  const sample = isSpoken(language) && ctx.ports.sampleMails(language, shop).find(each => each.mail === mail);
  if (!sample) throw mailMissing();
  return { sample, shop };
}
