import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { type AnnouncementForm as Form, saveAnnouncement } from '#office/pages/announcement/announcement.contract.ts';
import { MAX_ANNOUNCEMENT_LENGTH } from '#office/pages/announcement/read-announcement.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { call } from '#shared/api/browser-call.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { t } from '#shared/language/t.ts';
import { type AnnouncementTone, TONES } from '#shop/shop/announcement.ts';
import styles from './announcement-form.module.css';

const TONE_WORDS: Readonly<Record<AnnouncementTone, () => string>> = {
  info: () => t('office.pages.announcement.tone.info'),
  offer: () => t('office.pages.announcement.tone.offer'),
  warning: () => t('office.pages.announcement.tone.warning'),
};

/** The announcement bar of one language. */
export function AnnouncementForm({ start, onSaved }: { start: Form; onSaved: () => void }) {
  const form = useForm({
    start,
    send: typed => call(saveAnnouncement, typed),
    onDone: ({ data }) => {
      form.reset(data);
      onSaved();
    },
  });
  const language = LANGUAGES.find(({ code }) => code === start.language)?.name ?? start.language;
  return (
    <PageSection title={t('office.pages.announcement.title', { language })}>
      <form {...form.props} className={styles.form}>
        <TextField
          {...form.bound('text')}
          label={t('office.pages.announcement.text')}
          lang={start.language}
          maxLength={MAX_ANNOUNCEMENT_LENGTH}
          hint={t('office.pages.announcement.textHint')}
          className={styles.whole}
        />
        <TextField
          {...form.bound('to')}
          label={t('office.pages.announcement.to')}
          aside={t('design.optional')}
          hint={t('office.pages.announcement.link')}
        />
        <Select
          name="tone"
          label={t('office.pages.announcement.tone')}
          value={form.typed.tone}
          onChange={event => form.change({ tone: event.currentTarget.value as AnnouncementTone })}
          choices={TONES.map(tone => ({ value: tone, label: TONE_WORDS[tone]() }))}
        />
        <TextField
          {...form.bound('from')}
          type="datetime-local"
          label={t('office.pages.announcement.from')}
          hint={t('office.pages.announcement.fromHint')}
        />
        <TextField
          {...form.bound('until')}
          type="datetime-local"
          label={t('office.pages.announcement.until')}
          hint={t('office.pages.announcement.untilHint')}
        />
        <Button type="submit" tone="primary" busy={form.busy} className={styles.save}>
          {t('office.pages.announcement.save')}
        </Button>
      </form>
    </PageSection>
  );
}
