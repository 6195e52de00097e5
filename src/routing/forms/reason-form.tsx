import type { ReactNode } from 'react';
import { TextArea } from '#design/fields/text-area.tsx';
import { t } from '#shared/language/t.ts';
import { DialogForm } from './dialog-form.tsx';
import { useForm } from './use-form.ts';

export type ReasonFormProps = {
  /** The label of the submit button. */
  verb: string;
  /** Says who will read the reason. */
  hint: string;
  /** Maximum length in characters. */
  longest: number;
  /** Sends the change. The reason is trimmed and never blank. */
  work: (reason: string) => Promise<{ readonly message?: string | undefined }>;
  onClose: () => void;
  /** Called after the change was made and its toast shown. */
  onDone: () => void;
  /** The consequence, in a sentence or two. */
  children: ReactNode;
};

/** A form that asks an administrator for the reason to undo something. */
export function ReasonForm({ verb, hint, longest, work, onClose, onDone, children }: ReasonFormProps) {
  const form = useForm({
    start: { reason: '' },
    send: ({ reason }) =>
      reason.trim() === '' ? { faults: { reason: t('design.reason.enter') } } : work(reason.trim()),
    onDone: () => {
      onClose();
      onDone();
    },
  });
  return (
    <DialogForm form={form} verb={verb} tone="danger" onCancel={onClose}>
      <p>{children}</p>
      <TextArea
        {...form.bound('reason')}
        label={t('design.reason.legend')}
        rows={3}
        maxLength={longest}
        data-autofocus
        hint={hint}
      />
    </DialogForm>
  );
}
