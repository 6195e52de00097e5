import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { leadToFault } from '#routing/forms/lead-to-fault.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import styles from './settings-section.module.css';
import { useUnsaved } from './unsaved.ts';
import type { SettingsDraft } from './use-draft.ts';

export interface SettingsSectionProps {
  /** Its address on the page. */
  id: string;
  title: string;
  /** What these settings do, in a sentence. */
  lead: string;
  draft: Pick<SettingsDraft<unknown>, 'isChanged' | 'busy' | 'save' | 'discard'>;
  /** How it will look. */
  preview?: ReactNode;
  /** A list takes the whole width. */
  wide?: boolean;
  children: ReactNode;
}

/** One group of settings: its fields, how it will look, and one button that saves it. */
export function SettingsSection({ id, title, lead, draft, preview, wide, children }: SettingsSectionProps) {
  const form = useRef<HTMLFormElement>(null);
  async function save(): Promise<boolean> {
    const isSaved = await draft.save();
    if (!isSaved) requestAnimationFrame(() => leadToFault(form.current));
    return isSaved;
  }
  useUnsaved(id, draft.isChanged, save);
  return (
    <section id={id} data-part={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <div className={wide ? styles.wide : styles.columns}>
        <form
          ref={form}
          method="post"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void save();
          }}
        >
          {children}
          <div className={styles.foot}>
            <Button
              type="submit"
              tone={draft.isChanged ? 'primary' : undefined}
              aria-disabled={!draft.isChanged}
              busy={draft.busy}
              busyLabel={t('office.settings.form.saving')}
            >
              {rich('office.settings.form.save', { title, hidden: words => <VisuallyHidden>{words}</VisuallyHidden> })}
            </Button>
            {draft.isChanged && !draft.busy && (
              <Button tone="quiet" onClick={draft.discard}>
                {t('office.settings.form.discard')}
              </Button>
            )}
            <span className={styles.unsaved} role="status">
              {draft.isChanged && t('office.settings.form.unsaved')}
            </span>
          </div>
        </form>
        {preview != null && <aside className={styles.preview}>{preview}</aside>}
      </div>
    </section>
  );
}
