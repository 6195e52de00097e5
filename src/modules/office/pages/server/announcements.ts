import {
  type AnnouncementForm,
  announcementChanged,
  announcementInvalid,
  type Shown,
} from '#office/pages/announcement/announcement.contract.ts';
import { readAnnouncement } from '#office/pages/announcement/read-announcement.ts';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { typedMoment } from '#shared/time/typed-moment.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import type { Announcement } from '#shop/shop/announcement.ts';
import { changeSetting, lockSettings, setting } from '#shop/shop/server/shop.ts';

/** What the bar says now. Answers end when the next announcement begins or ends. */
export async function shownAnnouncements(ctx: Ctx): Promise<Shown[]> {
  const all = await setting(ctx, 'announcements');
  const now = ctx.now();
  return Object.entries(all).flatMap(([language, { text, to, tone, from, until, version }]) => {
    const turns = [from, until].flatMap(moment => (moment === null ? [] : new Date(moment)));
    const next = turns.find(turn => turn > now);
    if (next) ctx.dependsOn(cacheTag.until(next));
    const isShown = (from === null || new Date(from) <= now) && (until === null || new Date(until) > now);
    return isShown ? { id: `${language}${version}`, language, text, to, tone } : [];
  });
}

export async function announcementForms(ctx: Ctx): Promise<AnnouncementForm[]> {
  const all = await setting(ctx, 'announcements');
  return LANGUAGES.map(({ code }) => formOf(code, all[code]));
}

/**
 * Saves the bar of one language on the version it was read at; every page shows it at once.
 * @throws announcementInvalid with every wrong field, announcementChanged
 */
export function saveAnnouncement(ctx: ActorCtx, form: AnnouncementForm): Promise<AnnouncementForm> {
  const read = speaking(ctx.language, () => readAnnouncement(form));
  if ('faults' in read) throw announcementInvalid().with({ fields: { ...read.faults } as Record<string, string> });
  return ctx.tx(async tx => {
    await lockSettings(tx);
    const before = await setting(tx, 'announcements');
    const own = before[form.language];
    if ((own?.version ?? 0) !== form.version) throw announcementChanged();
    const ended = { ...NONE, version: form.version + 1 };
    const announcement = read.announcement ?? ended;
    await changeSetting(tx, 'announcements', { ...before, [form.language]: announcement });
    await recordAct(tx, {
      act: 'settings.changed',
      on: {
        kind: 'setting',
        id: '00000000-0000-7000-8000-000000000008',
        name: t('office.pages.announcement.title', { language: form.language }),
      },
      before: factsOf(own),
      after: factsOf(announcement),
    });
    return formOf(form.language, announcement);
  });
}

/** Over since ever. Its version stays, so that a new one is not taken for one that was closed. */
const NONE: Announcement = {
  text: '',
  to: null,
  tone: 'info',
  from: null,
  until: new Date(0).toISOString(),
  version: 0,
};

function formOf(language: string, announcement = NONE): AnnouncementForm {
  const { text, to, tone, from, until, version } = announcement;
  const moments = text === '' ? { from: '', until: '' } : { from: typedMoment(from), until: typedMoment(until) };
  return { language, version, text, to: to ?? '', tone, ...moments };
}

function factsOf({ text, to, tone, from, until } = NONE) {
  return { text: text || null, to, tone, from, until: text === '' ? null : until };
}
