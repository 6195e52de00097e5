import * as announcements from '#office/pages/announcement/announcement.contract.ts';
import { getTextPage } from '#office/pages/page.contract.ts';
import * as calls from '#office/pages/page-texts.contract.ts';
import type { ProviderName } from '#payments/payments/payment-states.ts';
import { administrator, everybody } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { announcementForms, saveAnnouncement, shownAnnouncements } from './announcements.ts';
import { discardDraft } from './discard-draft.ts';
import { listPages } from './list-pages.ts';
import { previewText, readVersion } from './preview-page.ts';
import { pageText } from './read-page-text.ts';
import { readTextPage } from './read-text-page.ts';
import { savePage } from './save-page-text.ts';

/** @param payments available online payment providers */
export function serveTextPages(api: Api, payments: () => readonly ProviderName[]): void {
  serve(api, getTextPage, everybody, async (ctx, key) => ({ data: await readTextPage(ctx, key, payments()) }));
  serve(api, calls.listPageTexts, administrator, async ctx => ({ data: await listPages(ctx) }));
  serve(api, calls.readPageText, administrator, async (ctx, key) => ({
    data: await pageText(ctx, key, payments()),
  }));
  serve(api, calls.readPageVersion, administrator, async (ctx, key) => ({
    data: await readVersion(ctx, key, payments()),
  }));
  serve(api, calls.previewPage, administrator, async (ctx, typed) => ({
    data: await previewText(ctx, typed, payments()),
  }));
  serve(api, calls.savePageText, administrator, async (ctx, typed) => ({
    message: speaking(ctx.language, () =>
      typed.publish ? t('office.pages.told.published') : t('office.pages.told.drafted'),
    ),
    data: await savePage(ctx, typed, payments()),
  }));
  serve(api, calls.discardDraft, administrator, async (ctx, key) => ({
    message: speaking(ctx.language, () => t('office.pages.told.discarded')),
    data: await discardDraft(ctx, key, payments()),
  }));
  serve(api, announcements.getAnnouncements, everybody, async ctx => ({ data: await shownAnnouncements(ctx) }));
  serve(api, announcements.readAnnouncements, administrator, async ctx => ({ data: await announcementForms(ctx) }));
  serve(api, announcements.saveAnnouncement, administrator, async (ctx, form) => ({
    message: speaking(ctx.language, () => t('office.pages.announcement.saved')),
    data: await saveAnnouncement(ctx, form),
  }));
}
