import { type ReactNode, useState } from 'react';
import { TextArea } from '#design/fields/text-area.tsx';
import { ChangeForm } from '#people/accounts/ui/own-account/change-form.tsx';
import { useChange } from '#people/accounts/ui/own-account/use-change.ts';

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
  const { busy, faults, fault, change } = useChange();
  const [reason, setReason] = useState('');
  async function submit() {
    const trimmed = reason.trim();
    if (trimmed === '') return fault({ reason: 'Enter a reason' });
    if (!(await change(() => work(trimmed)))) return;
    onClose();
    onDone();
  }
  return (
    <ChangeForm verb={verb} tone="danger" busy={busy} faults={faults} onCancel={onClose} onSubmit={() => void submit()}>
      <p>{children}</p>
      <TextArea
        label="Reason"
        name="reason"
        rows={3}
        maxLength={longest}
        data-autofocus
        value={reason}
        error={faults.reason}
        hint={hint}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </ChangeForm>
  );
}
