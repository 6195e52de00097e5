import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import type { TextPage as Page } from '#office/pages/page.contract.ts';
import { type PageText, previewPage, savePageText } from '#office/pages/page-texts.contract.ts';
import type { DocumentName } from '#office/pages/text-pages.ts';
import { TextPage } from '#office/pages/ui/policies/text-page.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { LeaveGuard } from '#routing/leave-guard.tsx';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import styles from './page-editor.module.css';
import { PageVersions } from './versions.tsx';

export interface EditorProps {
  readonly page: { readonly page: DocumentName; readonly language: string };
  readonly text: PageText;
  readonly onSaved: (text: PageText) => void;
}

/** What the pressed button does with the text. */
type Step = 'preview' | 'draft' | 'publish';

/** The text of a page with its preview; two administrators can't overwrite each other (`version`). */
export function PageEditor({ page, text, onSaved }: EditorProps) {
  const [preview, setPreview] = useState<Page>();
  const form = useForm({
    start: { text: text.text, step: 'publish' as Step },
    send: async ({ text: typed, step }) =>
      step === 'preview'
        ? { shown: (await call(previewPage, { ...page, text: typed })).data }
        : call(savePageText, { ...page, text: typed, publish: step === 'publish', version: text.version }),
    told: answer => ('message' in answer ? { title: answer.message } : null),
    onDone: answer => {
      if ('shown' in answer) return setPreview(answer.shown);
      form.reset({ text: answer.data.text });
      onSaved(answer.data);
    },
  });
  const unsaved = form.typed.text !== text.text;
  return (
    <>
      <form {...form.props} className={styles.form}>
        <TextArea
          {...form.bound('text')}
          label={t('office.pages.editor.text')}
          lang={page.language}
          rows={24}
          className={styles.text}
          spellCheck
        />
        <div className={styles.acts}>
          <Button busy={form.busy} onClick={() => void form.submit({ step: 'preview' })}>
            {t('office.pages.editor.preview')}
          </Button>
          <Button busy={form.busy} onClick={() => void form.submit({ step: 'draft' })}>
            {t('office.pages.editor.draft')}
          </Button>
          <Button type="submit" tone="primary" busy={form.busy}>
            {t('office.pages.editor.publish')}
          </Button>
        </div>
      </form>
      <PageVersions
        page={page}
        text={text}
        onTake={taken => form.change({ text: taken })}
        onSaved={saved => {
          form.reset({ text: saved.text });
          onSaved(saved);
        }}
      />
      <Dialog
        open={preview !== undefined}
        onClose={() => setPreview(undefined)}
        title={t('office.pages.editor.preview')}
        size="lg"
      >
        {preview && <TextPage page={preview} language={t('language.code')} />}
      </Dialog>
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}
