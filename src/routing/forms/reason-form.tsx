import type { ReactNode } from 'react';
import { TextArea } from '#design/fields/text-area.tsx';
import { DialogForm } from './dialog-form.tsx';
import { useForm } from './use-form.ts';

export type ReasonFormProps = {
  /** The verb on the button. */
  verb: string;
  /** Who reads the reason. */
  hint: string;
  /** As many characters as it may have. */
  longest: number;
  /** Makes the change; its reason is trimmed and never blank. */
  work: (reason: string) => Promise<{ readonly message?: string | undefined }>;
  onClose: () => void;
  /** The change is made and told. */
  onDone: () => void;
  /** The consequence, in a sentence or two. */
  children: ReactNode;
};

/** Undoes something that was recorded, for a reason in the administrator's own words. */
export function ReasonForm({ verb, hint, longest, work, onClose, onDone, children }: ReasonFormProps) {
  const form = useForm({
    start: { reason: '' },
    send: ({ reason }) => (reason.trim() === '' ? { faults: { reason: 'Enter a reason' } } : work(reason.trim())),
    onDone: () => {
      onClose();
      onDone();
    },
  });
  return (
    <DialogForm form={form} verb={verb} tone="danger" onCancel={onClose}>
      <p>{children}</p>
      <TextArea {...form.bound('reason')} label="Reason" rows={3} maxLength={longest} data-autofocus hint={hint} />
    </DialogForm>
  );
}
