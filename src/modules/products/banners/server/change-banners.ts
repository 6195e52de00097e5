import type { Ctx, TxCtx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { type Alts, altsOf, replaceAlts } from '#products/banners/banner-translations.ts';
import {
  bannerHasNoProduct,
  bannerIsMissing,
  bannersChanged,
  type FeatureImage,
  tooManyBanners,
} from '#products/banners/features.contract.ts';
import { checkPictures } from '#products/media/server/media.ts';
import { newId, type ProductId } from '#shared/id.ts';
import type { Act, AuditFacts } from '#shop/audit/acts.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { presentFeature } from './banners.present.ts';
import {
  type BannerId,
  type FeatureRow,
  findFeature,
  findProductTitle,
  insertBanner,
  listFeatureRows,
  lockBanners,
  placeBanners,
  setBannerDeleted,
  updateBanner,
} from './banners.queries.ts';

/** Each is shown for 15 seconds, so nobody waits for more. */
const MAX_BANNERS = 12;

interface SentWords {
  readonly alt?: string | undefined;
  readonly alts?: Alts | undefined;
  readonly productId?: ProductId | null | undefined;
}

/** Adds a banner after the others. @throws pictureUnknown, bannerHasNoProduct, tooManyBanners */
export function addBanner(
  ctx: Ctx,
  { image, alt = '', alts = {}, productId = null }: SentWords & { readonly image: string },
): Promise<FeatureImage> {
  const id = newId<'banner'>(ctx.now().getTime());
  return locked(ctx, async tx => {
    if ((await listFeatureRows(tx.db)).length >= MAX_BANNERS) throw tooManyBanners();
    await checkPictures(tx, [image], null);
    await checkLink(tx, productId);
    await insertBanner(tx.db, { id, image, alt, translations: replaceAlts([], alts), productId });
    const added = await findFeature(tx.db, id);
    if (!added) throw new Error('the banner was inserted just now');
    await record(tx, 'banner.added', added, { after: factsOf(added) });
    return presentFeature(added);
  });
}

/** Changes the alternative texts and the link; omitted fields stay. @throws bannerIsMissing, bannerHasNoProduct */
export function changeBanner(
  ctx: Ctx,
  { bannerId: id, ...edit }: SentWords & { readonly bannerId: BannerId },
): Promise<FeatureImage> {
  return locked(ctx, async tx => {
    const before = await findFeature(tx.db, id);
    if (!before || before.isDeleted) throw bannerIsMissing();
    const { alt = before.alt, productId = before.product_id } = edit;
    const translations = edit.alts ? replaceAlts(before.translations, edit.alts) : before.translations;
    const isSame =
      altsText(translations) === altsText(before.translations) && alt === before.alt && productId === before.product_id;
    if (isSame) return presentFeature(before);
    if (productId !== before.product_id) await checkLink(tx, productId);
    await updateBanner(tx.db, { id, alt, translations, productId });
    const after = (await findFeature(tx.db, id)) ?? before;
    await record(tx, 'banner.changed', before, { before: factsOf(before), after: factsOf(after) });
    return presentFeature(after);
  });
}

/** Idempotent. @throws bannersChanged unless these are all banners, each once */
export function orderBanners(ctx: Ctx, ids: readonly BannerId[]): Promise<void> {
  return locked(ctx, async tx => {
    const before = await listFeatureRows(tx.db);
    const byId = new Map(before.map(row => [row.id, row]));
    const after = ids.flatMap(id => byId.get(id) ?? []);
    const isWhole =
      ids.length === before.length && new Set(ids).size === before.length && after.length === before.length;
    if (!isWhole) throw bannersChanged();
    const [first] = after;
    if (!first || ids.every((id, at) => before[at]?.id === id)) return;
    await placeBanners(tx.db, ids);
    const namesOf = (rows: readonly FeatureRow[]) => ({ order: rows.map(nameOf).join(', ') });
    await record(tx, 'banner.moved', first, { before: namesOf(before), after: namesOf(after) });
  });
}

/** Removes a banner; it can be restored for a week, with its picture. Idempotent. @throws bannerIsMissing */
export function deleteBanner(ctx: Ctx, id: BannerId): Promise<void> {
  return setDeleted(ctx, id, true);
}

/** Restores a deleted banner to its position. Idempotent. @throws bannerIsMissing, pictureUnknown if its picture is deleted by now */
export function restoreBanner(ctx: Ctx, id: BannerId): Promise<void> {
  return setDeleted(ctx, id, false);
}

function setDeleted(ctx: Ctx, id: BannerId, isDeleted: boolean): Promise<void> {
  return locked(ctx, async tx => {
    const banner = await findFeature(tx.db, id);
    if (!banner) throw bannerIsMissing();
    if (banner.isDeleted === isDeleted) return;
    if (!isDeleted) await checkPictures(tx, uploadedOf(banner), null);
    await setBannerDeleted(tx.db, id, isDeleted ? tx.now() : null);
    if (isDeleted) await record(tx, 'banner.deleted', banner, { before: factsOf(banner) });
    else await record(tx, 'banner.restored', banner, { after: factsOf(banner) });
  });
}

/** The demo's pictures are files of the shop, not uploads. */
function uploadedOf({ image, image_phone }: FeatureRow): string[] {
  return [image, image_phone].filter(src => src !== null && !src.startsWith('/media/photos/demo/')) as string[];
}

/** Runs a change in a transaction that locks all banners. */
function locked<Result>(ctx: Ctx, change: (tx: TxCtx) => Promise<Result>): Promise<Result> {
  return ctx.tx(async tx => {
    await lockBanners(tx.db);
    return change(tx);
  });
}

/** @throws bannerHasNoProduct for an unknown or deleted product; drafts and hidden products may be linked */
async function checkLink(tx: TxCtx, productId: ProductId | null): Promise<void> {
  if (productId !== null && (await findProductTitle(tx.db, productId)) === undefined) throw bannerHasNoProduct();
}

async function record(
  tx: TxCtx,
  act: Act,
  banner: FeatureRow,
  facts: { readonly before?: AuditFacts; readonly after?: AuditFacts },
): Promise<void> {
  await recordAct(tx, { act, on: { kind: 'banner', id: banner.id, name: nameOf(banner) }, ...facts });
  tx.changed(cacheTag.banners);
}

/** Banners have no name of their own for the audit log. */
function nameOf({ headline, alt, title }: FeatureRow): string {
  return headline || alt || title || 'Banner';
}

function factsOf({ image, alt, title, translations }: FeatureRow): AuditFacts {
  return { image, alt, 'alt in other languages': altsText(translations), product: title };
}

/** The alternative texts in other languages, for the audit log; null without any. */
function altsText(translations: FeatureRow['translations']): string | null {
  const alts = Object.entries(altsOf(translations)).map(([language, alt]) => `${language}: ${alt}`);
  return alts.length > 0 ? alts.join('; ') : null;
}
