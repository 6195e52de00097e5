import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { discardDraft, savePageText } from '#office/pages/page-texts.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import type { EditorProps } from './page-editor.tsx';

type Read = EditorProps['page'] & { readonly version: number };

/** Ways back from the shop's own words, each with what it asks. */
const STEPS = {
  discard: {
    verb: t('office.pages.versions.discard'),
    title: t('office.pages.versions.discardTitle'),
    consequence: t('office.pages.versions.discardText'),
    cancelLabel: t('office.pages.versions.discardKeep'),
    tone: 'danger',
    send: (read: Read) => call(discardDraft, read),
  },
  reset: {
    verb: t('office.pages.versions.reset'),
    title: t('office.pages.versions.resetTitle'),
    consequence: t('office.pages.versions.resetText'),
    cancelLabel: t('office.pages.versions.keep'),
    tone: 'primary',
    send: (read: Read) => call(savePageText, { ...read, text: null, publish: true }),
  },
} as const;

/** A button that discards the draft of a page or brings its default back, after a question. */
export function StepBack({ step, page, text, onSaved }: EditorProps & { step: keyof typeof STEPS }) {
  const { send, consequence, ...asked } = STEPS[step];
  const [isAsking, ask] = useState(false);
  const { act, isActing } = useAct();
  const confirm = async () => {
    const answer = await act(() => send({ ...page, version: text.version }));
    ask(false);
    if (answer) onSaved(answer.data);
  };
  return (
    <>
      <Button size="sm" tone="outline" onClick={() => ask(true)}>
        {asked.verb}
      </Button>
      <AskDialog
        {...asked}
        open={isAsking}
        busy={isActing}
        onConfirm={() => void confirm()}
        onCancel={() => ask(false)}
      >
        {consequence}
      </AskDialog>
    </>
  );
}
