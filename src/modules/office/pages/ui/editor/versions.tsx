import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import type { TextPage as Page } from '#office/pages/page.contract.ts';
import { type PageVersion, readPageVersion } from '#office/pages/page-texts.contract.ts';
import { TextPage } from '#office/pages/ui/policies/text-page.tsx';
import { useAct } from '#routing/forms/use-act.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './page-editor.module.css';
import type { EditorProps } from './page-editor.tsx';
import { StepBack } from './step-back.tsx';

interface VersionsProps extends EditorProps {
  /** Puts the text of an old version into the form. */
  readonly onTake: (text: string) => void;
}

/** The versions of a page, to look at and to take up again, and the words that come with the shop. */
export function PageVersions({ page, text, onTake, onSaved }: VersionsProps) {
  const [shown, show] = useState<{ readonly text: string; readonly page: Page }>();
  const { act, isActing } = useAct();
  const look = async (version: number) => {
    const answer = await act(() => call(readPageVersion, { ...page, version }));
    if (answer) show(answer.data);
  };
  const current = text.versions.find(({ isDraft }) => !isDraft)?.version;
  return (
    <PageSection title={t('office.pages.versions.title')}>
      <ul className={styles.versions}>
        {text.versions.map(version => (
          <li key={version.version} className={styles.version}>
            <span>
              <b>{labelOf(version, version.version === current)}</b>
              <span className={styles.by}>
                {t('office.pages.versions.by', { name: version.changedBy, time: dayAndHourText(version.changedAt) })}
              </span>
            </span>
            <span className={styles.acts}>
              <Button size="sm" tone="outline" busy={isActing} onClick={() => void look(version.version)}>
                {t('office.pages.versions.look')}
              </Button>
              {version.isDraft && <StepBack step="discard" {...{ page, text, onSaved }} />}
            </span>
          </li>
        ))}
        <li className={styles.version}>
          <b>{t('office.pages.versions.default')}</b>
          <span className={styles.acts}>
            <Button size="sm" tone="outline" busy={isActing} onClick={() => void look(0)}>
              {t('office.pages.versions.look')}
            </Button>
            {text.versions.some(({ version, isDefault }) => version === current && !isDefault) && (
              <StepBack step="reset" {...{ page, text, onSaved }} />
            )}
          </span>
        </li>
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => show(undefined)}
        title={t('office.pages.versions.old')}
        size="lg"
        footer={
          <Button
            tone="primary"
            onClick={() => {
              if (shown) onTake(shown.text);
              show(undefined);
            }}
          >
            {t('office.pages.versions.restore')}
          </Button>
        }
      >
        {shown && <TextPage page={shown.page} language={t('language.code')} />}
      </Dialog>
    </PageSection>
  );
}

function labelOf({ version, isDraft, isDefault }: PageVersion, isCurrent: boolean): string {
  if (isDraft) return t('office.pages.versions.draft', { version });
  const isShown = isCurrent ? 'yes' : 'no';
  return isDefault
    ? t('office.pages.versions.defaultAgain', { version, isShown })
    : t('office.pages.versions.published', { version, isShown });
}
