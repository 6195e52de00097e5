import sharp from 'sharp';
import type { Purpose } from '#products/media/upload-rules.ts';
import { beginUpload, finishUpload, permitPart, type Uploaded } from '#products/media/uploads.contract.ts';
import { newId, type SellerId } from '#shared/id.ts';
import type { Client, TestShop } from '#test/fixtures/shop.ts';

/** A picture of one colour, as a file of this format. */
export function pictureFile(format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg', width = 60, height = 40) {
  return sharp({ create: { width, height, channels: 3, background: '#c8f01e' } })
    .toFormat(format)
    .toBuffer();
}

/** Sends bytes as a browser does that was given leave: by PUT, without a cookie. */
export function sendBytes(
  shop: Pick<TestShop, 'app'>,
  { url, headers }: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
  payload: Buffer,
) {
  return shop.app.inject({ method: 'PUT', url, headers, payload });
}

/** The whole way of a file into the shop, piece by piece. */
export async function upload(
  shop: Pick<TestShop, 'app'>,
  client: Client,
  bytes: Buffer,
  { name = 'front.jpg', purpose = 'picture' }: { readonly name?: string; readonly purpose?: Purpose } = {},
): Promise<Uploaded> {
  const { data } = await client.call(beginUpload, { purpose, name, size: bytes.length });
  const tags: string[] = [];
  for (let part = 1; part <= data.parts; part += 1) {
    const permission = part === 1 ? data.first : (await client.call(permitPart, { upload: data.upload, part })).data;
    const sent = await sendBytes(shop, permission, bytes.subarray((part - 1) * data.partSize, part * data.partSize));
    tags.push(String(sent.headers.etag));
  }
  return (await client.call(finishUpload, { upload: data.upload, ...(data.parts > 1 && { tags }) })).data;
}

/** The address of a picture that a seller has uploaded to the end, as far as the shop's records go. */
export async function pictureOn(shop: Pick<TestShop, 'context'>, sellerId: SellerId): Promise<string> {
  const id = newId<'upload'>();
  const key = `photos/${id}.webp`;
  await shop.context.db
    .insertInto('uploads')
    .values({
      id,
      seller_id: sellerId,
      purpose: 'picture',
      key,
      size: 1_000,
      status: 'finished',
      finished_at: new Date(),
    })
    .execute();
  return `/media/${key}`;
}
