import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { HOME } from '#products/fronts/front.ts';
import { type FrontVersion, readFrontVersion } from '#products/fronts/fronts.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './editor.module.css';
import type { FrontEditor } from './use-front-editor.ts';

interface VersionsProps {
  readonly front: string;
  readonly versions: readonly FrontVersion[];
  readonly editor: FrontEditor;
}

/** The versions of a page, newest first: each can be taken into the editor and published again. */
export function FrontVersions({ front, versions, editor }: VersionsProps) {
  const { act, isActing } = useAct();
  const [asking, ask] = useState<'discard' | 'reset'>();
  const current = versions.find(({ isDraft }) => !isDraft);
  const take = async (version: number) => {
    const answer = await act(() => call(readFrontVersion, { front, version }));
    if (answer) editor.take(answer.data);
  };
  const reset = front === HOME ? t('products.fronts.versions.reset') : t('products.fronts.versions.takeDown');
  return (
    <PageSection title={t('products.fronts.versions.title')}>
      {versions.length === 0 ? (
        <p className={styles.plain}>{t('products.fronts.list.plain')}</p>
      ) : (
        <ul className={styles.versions}>
          {versions.map(version => (
            <li key={version.version}>
              <b>{labelOf(version, version === current)}</b>
              <span className={styles.note}>
                {t('products.fronts.versions.by', { name: version.changedBy, time: dayAndHourText(version.changedAt) })}
              </span>
              {!version.isPlain && (
                <Button size="sm" tone="outline" busy={isActing} onClick={() => void take(version.version)}>
                  {t('products.fronts.versions.take')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.adding}>
        {versions[0]?.isDraft && (
          <Button size="sm" onClick={() => ask('discard')}>
            {t('products.fronts.versions.discard')}
          </Button>
        )}
        {current && !current.isPlain && (
          <Button size="sm" onClick={() => ask('reset')}>
            {reset}
          </Button>
        )}
      </div>
      <AskDialog
        open={asking !== undefined}
        title={
          asking === 'discard' ? t('products.fronts.versions.discardTitle') : t('products.fronts.versions.resetTitle')
        }
        verb={asking === 'discard' ? t('products.fronts.versions.discard') : reset}
        busy={editor.isActing}
        onConfirm={() => void editor[asking ?? 'discard']().then(() => ask(undefined))}
        onCancel={() => ask(undefined)}
      >
        {asking === 'discard' ? t('products.fronts.versions.discardText') : t('products.fronts.versions.resetText')}
      </AskDialog>
    </PageSection>
  );
}

function labelOf({ version, isDraft, isPlain }: FrontVersion, isCurrent: boolean): string {
  if (isDraft) return t('products.fronts.versions.draft');
  if (isPlain) return t('products.fronts.versions.plain', { version });
  return isCurrent
    ? t('products.fronts.versions.current', { version })
    : t('products.fronts.versions.older', { version });
}
