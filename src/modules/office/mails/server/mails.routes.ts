import {
  getMail,
  listMails,
  previewMail,
  saveMail as saveEndpoint,
  testMail,
  tooManyMailTests,
} from '#office/mails/contract.ts';
import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { writeOut } from '#platform/notify/letter.ts';
import { withOwnWords } from '#platform/notify/own-words.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { letterheadOf, setting } from '#shop/shop/server/shop.ts';
import { hasOwnWords, listMailWords } from './mail-words.queries.ts';
import { findSample } from './sample-mails.ts';
import { readMail, requireWords, saveMail } from './save-mail.ts';

/** The texts of mails, which administrators write. @param publicUrl the host of the links in previews */
export function serveMails(api: Api, publicUrl: string | undefined): void {
  serve(api, listMails, administrator, async (ctx, query) => {
    const page = askedPage(query);
    const samples = ctx.ports.sampleMails(ctx.language, await setting(ctx, 'identity'));
    const words = await listMailWords(ctx.db);
    const rows = samples.slice(page.offset, page.offset + page.limit).map(({ mail, reader, letter }) => ({
      ...{ mail, reader, subject: letter.subject },
      changedIn: words.filter(row => row.mail === mail && hasOwnWords(row)).map(({ language }) => language),
    }));
    return page.of(rows, samples.length);
  });

  serve(api, getMail, administrator, async (ctx, which) => ({ data: await readMail(ctx, which) }));

  serve(api, saveEndpoint, administrator, async (ctx, { mail, language, ...typed }) => ({
    data: await saveMail(ctx, { mail, language }, typed),
    message: speaking(ctx.language, () => t('office.mails.told.saved')),
  }));

  serve(api, previewMail, administrator, async (ctx, { mail, language, ...typed }) => {
    const words = await requireWords(ctx, { mail, language }, typed);
    const { sample, shop } = await findSample(ctx, { mail, language });
    const head = speaking(language, () => letterheadOf(shop, publicUrl));
    const { subject, html } = writeOut(head, sample.event, withOwnWords(sample.letter, words, shop.name));
    return { data: { subject, html } };
  });

  serve(api, testMail, administrator, async (ctx, { mail, language, ...typed }) => {
    const words = await requireWords(ctx, { mail, language }, typed);
    await ctx.throttle.spend('mail-test.account', ctx.actor.id, tooManyMailTests);
    await ctx.tx(tx => tx.notify('mails.test', { user: ctx.actor.id, mail, language, words }));
    return { message: speaking(ctx.language, () => t('office.mails.told.sent')) };
  });
}
